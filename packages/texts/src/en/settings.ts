/** Settings of the page and how it is used, in English. */

export const settings = {
  theme: 'Colours',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
  language: 'Language',
  pace: 'Computers',
  calm: 'take a moment',
  quick: 'play at once',
  motion: 'Animation',
  sound: 'Sounds',
  soundOn: 'On',
  soundOff: 'Off',
  volume: 'Volume',
  soundQuestion: 'Play sounds for moves and for your turn?',
  soundYes: 'Turn on',
  unseen: 'Unseen tiles',
  unseenShown: 'Counted beside the board',
  unseenHidden: 'I’ll count myself',
  /** The way to them: they are for online games. */
  alerts: 'Turn alerts',
  unfit: 'Coarse words in lessons and tips',
  unfitHidden: 'Hide',
  unfitShown: 'Show',
  motionFull: 'On, unless the device says otherwise',
  motionNone: 'Off',
};

export const help = {
  hand: [
    'Drag tiles from your rack to the board, or tap a tile and then a square.',
    'Tap a tile you placed to take it back.',
    'Drag along the rack to rearrange your tiles.',
    'The score below the board counts while you place tiles. It never tells you whether a word is valid.',
  ] as readonly string[],
  keys: [
    ['Arrows', 'move over the board'],
    ['Space', 'switch across and down'],
    ['A–Z', 'place tiles, skipping occupied squares'],
    ['Shift + letter', 'place a blank as that letter'],
    ['Backspace', 'take back the last tile'],
    ['+', 'where CH is a letter: make it C and H, or the other way round'],
    ['Escape', 'recall all tiles'],
    ['Enter', 'play'],
    ['Ctrl + Z', 'take back your last turn against computers'],
    ['?', 'explain the words on the square'],
    [':', 'open the command line'],
    ['Alt + ← →', 'move the selected tile on the rack'],
  ] as readonly (readonly [key: string, meaning: string])[],
};

export type SettingTexts = typeof settings;
export type HelpTexts = typeof help;
