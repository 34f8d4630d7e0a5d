/** The options of Crosswords in Dutch. */

import type { CrosswordsOptionTexts } from '../../option-texts.ts';

const OFF_ON = { off: 'Uit', on: 'Aan' };
const YES_NO = { true: 'Ja', false: 'Nee' };

export const crosswordsOptions: CrosswordsOptionTexts = {
  'cw.layout': {
    name: 'Bord',
    about: 'Vier gekleurde armen op een groot bord, of vier kwarten op een klein.',
    values: { arms15: 'Armen, 15 × 15', quadrants11: 'Kwarten, 11 × 11' },
  },
  'cw.corners': {
    name: 'Hoeken',
    about: 'Buiten het grote kruis.',
    values: { playable: 'Bruikbaar', blocked: 'Gesloten' },
  },
  'cw.crosses': { name: 'Kruisen', about: 'De vakken waarvoor je mag gooien.' },
  'cw.opening': {
    name: 'Eerste woord',
    about: 'Op een balk van het kleine kruis, of over het middelste vak.',
    values: { plus5: 'Op het kleine kruis', centreSquare: 'Over het midden' },
  },
  'cw.centreBonus': {
    name: 'Gooien op het kleine kruis',
    about: 'Voor de eerste woorden.',
    values: YES_NO,
  },
  'cw.dice': { name: 'Dobbelstenen', about: 'Hoeveel je er gooit.', values: { '1': 'Eén', '2': 'Twee' } },
  'cw.rollPer': {
    name: 'Je gooit',
    about: 'Voor elk kruis dat je bedekt, of één keer per beurt.',
    values: { square: 'Voor elk kruis', turn: 'Eén keer per beurt' },
  },
  'cw.crossAdds': {
    name: 'Punten per worp',
    about: 'Boven op de punten van de letter, of in plaats daarvan.',
    values: { true: 'Erbovenop', false: 'In plaats daarvan' },
  },
  'cw.counted': {
    name: 'Letters die tellen',
    about: 'De letters die je legt, het hoofdwoord, of alle woorden.',
    values: { placed: 'Gelegde letters', mainWord: 'Het hoofdwoord', allWords: 'Alle woorden' },
  },
  'cw.bonus50': {
    name: '50 punten voor',
    about: 'Wat de bonus oplevert.',
    values: {
      over5AndPlaced5: 'Lang woord, vijf gelegd',
      placed5: 'Vijf letters gelegd',
      over5: 'Lang woord',
    },
  },
  'cw.blankPoints': {
    name: 'Een blanco telt',
    about: 'Gelegd of overgebleven.',
    values: { '5': 'Als elke letter', '0': 'Niets' },
  },
  'cw.exchange.when': {
    name: 'Wisselen',
    about: 'Alleen als je geen woord vindt, op erewoord of gecontroleerd, of altijd.',
    values: { honour: 'Op erewoord', solver: 'Gecontroleerd', free: 'Altijd' },
  },
  'cw.exchange.order': {
    name: 'Bij het wisselen',
    about: 'Terugleggen voordat of nadat je de nieuwe letters ziet.',
    values: { discardFirst: 'Eerst terugleggen', drawFirst: 'Eerst trekken' },
  },
  'cw.challenge.model': {
    name: 'Wat aanvechten oplevert',
    about: 'Wie 25 punten en een extra beurt krijgt of verliest.',
    values: {
      mover: 'Voor of tegen de speler',
      loserPays: 'De verliezer betaalt',
      zeroSum: 'Verliezer betaalt winnaar',
      challenger: 'Voor of tegen wie aanvecht',
    },
  },
  'cw.challenge.badWord': {
    name: 'Een ongeldig woord',
    about: 'Gaat van het bord of blijft liggen.',
    values: { removed: 'Gaat eraf', stays: 'Blijft' },
  },
  'cw.plurals': {
    name: 'Meervouden',
    about: 'Welke meervouden niet mogen.',
    values: {
      onlyPlural: 'Wat alleen meervoud is',
      anyPlural: 'Elk mogelijk meervoud',
      off: 'Geen',
    },
  },
  'cw.foreign': {
    name: 'Vreemde woorden',
    about: 'Uitgesloten door een lijst, of toegestaan.',
    values: { exclusionList: 'Uitgesloten', off: 'Toegestaan' },
  },
  'cw.end': {
    name: 'Het spel eindigt',
    about: 'Als iedereen alle letters heeft gelegd, of zodra één speler dat heeft.',
    values: { allExhausted: 'Als iedereen uit is', firstOut: 'Als één speler uit is' },
  },
  'cw.coloursEach': {
    name: 'Kleuren per speler',
    about: 'Met twee spelers kan elk twee armen tegenover elkaar hebben.',
    values: { '1': 'Eén', '2': 'Twee' },
  },
  'cw.partners': { name: 'Partners', about: 'Vier spelers in twee paren.', values: OFF_ON },
  'cw.partnerRacks': {
    name: 'Letters van partners',
    about: 'Of partners elkaars letters zien.',
    values: { hidden: 'Verborgen', shared: 'Zichtbaar' },
  },
  'cw.letters': { name: 'Letters in het spel', about: 'Hoeveel van elk; samen 120.' },
};
