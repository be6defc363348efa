import { expect, it } from 'vitest'
import { found } from './legality.fixture.ts'
import { standardized } from './standardized.ts'

it('all A-wings have the cannons, or none', () => {
  expect(found(standardized, 'rebelalliance', [['jakefarrell'], ['tychocelchu']])).toEqual([])
  expect(
    found(standardized, 'rebelalliance', [
      ['jakefarrell', 'vectoredcannonsrz1'],
      ['tychocelchu', 'vectoredcannonsrz1'],
    ]),
  ).toEqual([])
})

it('those without are reported', () => {
  expect(
    found(standardized, 'rebelalliance', [
      ['greensquadronpilot'],
      ['jakefarrell', 'vectoredcannonsrz1'],
      ['herasyndulla-rz1awing', 'vectoredcannonsrz1'],
      ['tychocelchu', 'predator'],
    ]),
  ).toEqual(['standardized pilots[0]', 'standardized pilots[3]'])
})

it('ships of other types do not care, nor do those of the same ability', () => {
  expect(found(standardized, 'rebelalliance', [['jakefarrell', 'vectoredcannonsrz1'], ['wedgeantilles']])).toEqual([])
  expect(
    found(standardized, 'separatistalliance', [
      ['separatistdrone', 'independentcalculations'],
      ['technounionbomber', 'landingstruts'],
    ]),
  ).toEqual([])
})

it('ships of the type with another ability do not care', () => {
  expect(
    found(standardized, 'separatistalliance', [
      ['separatistdrone', 'independentcalculations'],
      ['kelrodoaiholdout', 'munitionsfailsafe'],
    ]),
  ).toEqual([])
})

it('standard loadouts do not care', () => {
  expect(found(standardized, 'rebelalliance', [['jakefarrell', 'vectoredcannonsrz1'], ['sharabey-swz106']])).toEqual([])
})

it('a card that names no ability is for every ship of the type', () => {
  expect(
    found(standardized, 'galacticempire', [['colonelvessery', 'tiedefenderelite'], ['deltasquadronpilot']]),
  ).toEqual(['standardized pilots[1]'])
})
