/** The stress manoeuvre, unalterable: white, straight, speed 2 (rules/dial.md §3.1 step 2b). */
export const stressManoeuvre = '2FW'
