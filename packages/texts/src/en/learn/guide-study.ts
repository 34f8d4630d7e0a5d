/** The notes of the annotated Guide Game in English: each is about one turn. Their numbers are checked against the rules. */

export const guideStudy = {
  title: 'The Guide Game, with notes',
  start:
    'The sample game of the Deluxe rulebook. The rulebook prints the tiles that were played, not whole racks, so these notes speak of squares and points, not of what else a player may have held.',
  horn: 'The first play covers the centre square, which doubles it: H4, O1, R1 and N1 make 7, and twice 7 is 14. A word of four letters that covers the centre reaches no double-letter square of the row.',
  farm: 'FARM runs through the R of HORN on plain squares: 9 points. Look at the variation: two of the same tiles score 19.',
  am: 'Beside HORN, two tiles make three words: AM, AH and MO. The M counts double in two of them. 19 points, and the F stays on the rack.',
  paste:
    'Its S turns FARM into FARMS, so FARM scores again. P and E are on triple-letter squares: 25 points with five tiles.',
  mob: 'Two tiles, three words: MOB, NOT and BE. 16 points.',
  prevent: 'All seven tiles earn 50 points. The T stands in front of HORN and makes THORN: 82 points.',
  quite:
    'The Q on a double-letter square, the whole word doubled: 48 points. But now the Q stands between two triple-word squares that nothing covers. A play through it can reach one of them, or both.',
  corner: 'open triple-word square',
  azure:
    'AZURE scores 15. The variation runs from the Q down to A8: QUARE scores 42 with the same four tiles, and nobody can reach both corners any more.',
  quare: 'The Q counts again, three times: 42 points.',
  conquest:
    'Both triple-word squares in one play: the word counts nine times. 18 times 9 is 162, and 50 for all seven tiles: 212 points. The way was open since QUITE.',
  cab: 'One tile, two words: CAB down and ADO across. 15 points for an A.',
  out: 'B has played out and gains the value of the tiles that A still holds, A and I: 2 points. A loses as many: 456 to 368.',
};

export type GuideStudyTexts = typeof guideStudy;
