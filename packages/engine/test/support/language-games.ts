/**
 * Small games in every language for the oracles: its letters, values and box, and some of its words, those with tiles of
 * several characters and with letters that English lacks among them.
 */

import type { Ruleset, WordAuthority } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { type Alphabet, authorityFor, buildGraph, emptyColumns, Lexicon, readWord } from '@lexiko/words';
import { LANGUAGE_IDS, languageAlphabet, type LanguageId } from '../../../words/test/language-alphabets.ts';
import { learntTables } from '../../src/entries/all-learnt.ts';
import {
  type EngineContext,
  type Level,
  LEVELS,
  Library,
  makeEngineContext,
  makePlayer,
  PERSONALITIES,
  type Player,
  wordLayersOf,
} from '../../src/index.ts';
import { KERNELS } from './kernels.ts';
import type { Position } from './obvious-generator.ts';
import { layAtRandom, type PositionKind, type Random, randomNumbers } from './random-position.ts';

export { LANGUAGE_IDS, type LanguageId };

const WORDS: Readonly<Record<LanguageId, string>> = {
  english:
    'AT AN AS IS IT IN ON NO TO OX AXE TEA EAT ATE ART RAT TAR SEA EAST SEAT TEN NET NOT TON STONE NOTES ONSET ZOO QUIT QUIET JAM HORN THORN SHORN OAR OARS SOAR ARM ARMS TEAM MEAT MATE TAME EXIT FIVE WAVE KEY BOY CUP DUG LID PIG',
  german:
    'AB AN DA DU EI ES IM IN JA OB SO UM WO ZU ÄSEN ÖDE ÖL ÖFEN ÜBEN ÜBER GRÜN TÜR TÖNE TON TOR ROT ORT OST ROST ROSE NOT TEIL LIEB LEIB BEIL HAUS HÄUSER MÄUSE KÜHE KUH QUAL JUX TYP VASE WIND ZAHN ZEIT NETZ TEE NEST STEIN SEIT EIS EISEN REISE SEHEN NEHMEN',
  french:
    'AN AS AU ET ES EU IL LA LE LU NE NI ON OU SA SE SI TA TE TU UN VU EAU EAUX AMI AMIE MAI MARE ARME RAME AMER MER TER RAT ART TARE RATE NET SEC SEL LES LIS ILS NEZ NID DIX EXIL JEU QUE QUI WAGON KIWI YEUX PUITS CHAT VACHE FILS BOIS ROSE OSER SOIR',
  spanish:
    'AL AS CE DA DE EL EN ES LA LE LO ME NO OS SE SI TE UN YA CHE CHICO CHICA OCHO NOCHE LECHE LLAMA LLAVE OLLA CALLE CALLO OLLAS SILLA PERRO PERRA CARRO TORRE GUERRA TIERRA NIÑO NIÑA AÑO UÑA CAÑA PERO PERA CARO CALE SILA ROSA OSAR AMOR ROMA RAMO MORA TAXI JUEZ VEZ HOY QUE FIN BOCA',
  dutch:
    'AF AL AN DE EN ER ES HE IK IN JE NA NU OF OM OP TE UI WE ZE AAP BOOM BEEN EEN NEE EN ZEE IJS RIJST TIJD DIJK FIETS HUIS HUISJE KAT TAK LAT TAL STAAL STEEN NEST TEEN TIEN NIET REIS IJZER STER REST ROEM MOER GROEN QUIZ YOGA EXTRA VIS WIJ JONG CIJFER',
  polish:
    'AŻ BY DO GO IŻ JA KU ŁA MA MY NA NO OD PO SĄ TO TY WE ZA ŻE KOT TOK KTO OKO KOŁO ŁUK ŁÓDŹ ŹLE ŻÓŁW ŚLAD ŚNIEG LAS LIST SEN SEŃ KOŃ OŃ GRA RAG ĆMA ĆMY NIĆ NIĆMI GĘŚ GĘSI WĄŻ WĄS ZĄB ZĘBY MÓR RÓB DÓŁ PIES JEŻ HAK CEL FALA',
  catalan:
    'AL AM AN ARA AS AU DE EL EM EN ES HI HO IL JA LA LI MA ME NI NO OR OS SA SI TA TE UN VA ANY ANYS BANY CANYA NYAP COL·LEGI NOVEL·LA CEL·LA IL·LES QUE QUI AQUI QUATRE ÇO PLAÇA CAÇA BRAÇ MAR RAM RAMA AMAR ARMA MARE REMA SOL LOS SAL LES CASA SACA XAI ZEL JOC FIL GOS BO PEU VENT',
};

export interface LanguageGame {
  readonly id: LanguageId;
  readonly alphabet: Alphabet;
  /** As numbers of letters. */
  readonly words: readonly (readonly number[])[];
  readonly lexicon: Lexicon;
  readonly engine: EngineContext;
  readonly players: Readonly<Record<Level, Player>>;
  authority(ruleset: Ruleset): WordAuthority;
}

const games = new Map<LanguageId, LanguageGame>();

export function languageGame(id: LanguageId): LanguageGame {
  let game = games.get(id);
  if (game === undefined) games.set(id, (game = makeGame(id)));
  return game;
}

function makeGame(id: LanguageId): LanguageGame {
  const alphabet = languageAlphabet(id);
  const words = WORDS[id].split(' ').map((word) => {
    const letters = readWord(alphabet, word);
    if (letters === null) throw new Error(`${word} has a letter that ${id} lacks`);
    return [...letters];
  });
  const graph = buildGraph(words.map((word) => Uint8Array.from(word)));
  const lexicon = new Lexicon({
    identity: { id: 'test', name: 'Test', version: '1', checksum: '0' },
    alphabet,
    graph,
    // Every other word is too rare for the lower levels.
    loadColumns: ({ count }) => ({
      ...emptyColumns(count),
      levels: Uint8Array.from({ length: count }, (_, rank) => (rank % 2 === 0 ? 10 : 60)),
    }),
    loadForms: () => null,
  });
  const [, makeKernel] = KERNELS[1];
  const engine = makeEngineContext(new Library(lexicon, learntTables(id)), makeKernel);
  const players = Object.fromEntries(
    LEVELS.map((level) => [level, makePlayer({ ...PERSONALITIES[level], patience: 0.25 }, engine)]),
  ) as Record<Level, Player>; // one for each level
  return {
    id,
    alphabet,
    words,
    lexicon,
    engine,
    players,
    authority: (ruleset) => authorityFor(lexicon, wordLayersOf(ruleset)),
  };
}

/** A random board with words of the language, and a rack that can make some: one of them, and other tiles. */
export function languagePosition(
  id: LanguageId,
  kind: Omit<PositionKind, 'letters' | 'words'>,
  random: Random,
): Position {
  const { alphabet, words: all } = languageGame(id);
  const words = all.filter(({ length }) => length <= kind.longestWord);
  const numbers = {
    ...randomNumbers({ ...kind, letters: alphabet.size, words: words.length }, random),
    values: alphabet.points,
    counts: alphabet.counts,
  };
  const board = new Uint8Array(kind.columns * kind.rows);
  for (let laid = random(4); laid > 0; laid--)
    layAtRandom(numbers, itemAt(words, random(words.length)), board, random);
  const other = (): number => 1 + random(alphabet.size);
  const rack = [...itemAt(words, random(words.length)), other(), other(), other()].slice(0, kind.rackSize);
  for (let blank = 0; blank < kind.blanks; blank++) if (random(2) === 0) rack[random(rack.length)] = 0;
  return { numbers, words: words.map((word) => [...word]), board, rack };
}
