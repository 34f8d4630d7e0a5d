/** `lexiko bot`, in English. */

export const bots = {
  needsServer: 'Name the server: --server https://example.org.',
  needsToken: 'A personal token is needed: --token, or LEXIKO_TOKEN. You create one under “Your account”.',
  noEngine: (command: string) =>
    `The engine “${command}” doesn’t answer “ucgi” by “ucgiok” (docs/ucgi.md). Try its command by itself.`,
  refused: (text: string) => `The server refuses: ${text}`,
  ready: (name: string) => `${name} waits for challenges.`,
  declined: (text: string) => `game ${text}: declined, no engine for its rules or lexicon`,
  passed: (text: string, word: string | null) =>
    word === null
      ? `game ${text}: passed, the engine gave no move`
      : `game ${text}: passed, the server refused ${word}`,
  begun: (text: string) => `game ${text}: begun`,
  over: (text: string, result: string) => `game ${text}: over, ${result}`,
};

export type BotTexts = typeof bots;
