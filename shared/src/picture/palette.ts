/** The colours of the chart, for light and for dark. An element takes one by its class, as `currentColor`. */

const colours = {
  ground: ['#F3EFE4', '#0F1719'],
  table: ['#E6EBDF', '#0B1A1E'],
  surface: ['#FBF9F2', '#182326'],
  text: ['#1B2426', '#EAF1EF'],
  muted: ['#4F5C5E', '#A9BBBA'],
  edge: ['#6A6C5E', '#7A969D'],
  line: ['#C4C3B2', '#3A4D52'],
  accent: ['#7A5200', '#F0C05A'],
  way: ['#132E66', '#5C9BF0'],
  bad: ['#8A1420', '#FF6B80'],
  side1: ['#A34A19', '#F6B037'],
  side2: ['#1F6682', '#40CCD0'],
  side3: ['#6B1F4B', '#F8559E'],
  side4: ['#2A3110', '#EEF6D3'],
  rock: ['#6A5536', '#C9B79A'],
  debris: ['#48604A', '#9FB3A0'],
  cloud: ['#6A3D80', '#C8A8D8'],
  green: ['#1C6C55', '#A8F4DC'],
  orange: ['#9C5803', '#F2E24B'],
  red: ['#A41200', '#F75D3D'],
  blue: ['#0F5BF0', '#2F8FFF'],
  purple: ['#4E0A6E', '#E7BEFD'],
} as const

export type Colour = keyof typeof colours

/** The one style sheet: colours by class, and a halo that keeps text readable on anything. */
export function styleSheet(): string {
  return `${rules(0)}@media (prefers-color-scheme:dark){${rules(1)}}`
}

const scope = '.wingover-table'

function rules(theme: 0 | 1): string {
  const classes = Object.entries(colours).map(([name, shades]) => `${scope} .${name}{color:${shades[theme]}}`)
  return `${classes.join('')}${scope} .halo{stroke:${colours.surface[theme]}}`
}
