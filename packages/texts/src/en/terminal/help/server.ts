/** Help of the commands for servers and for the shell, in English. */

import type { CommandHelp } from '../../../command-help.ts';

const DATABASE = [
  '--database D',
  'An SQLite file (by default lexiko.db in the data folder), postgres://…, or memory:.',
] as const;
const LOG = ['--log LEVEL', 'What to log, on standard error.'] as const;
const THREADS = [
  '--threads N',
  'How many computers think at the same time. By default one less than the cores.',
] as const;

export const serverHelp = {
  serve: {
    usage: ['lexiko serve [OPTIONS]'],
    about: [
      'Serve games to people who play together over the network: one process on an SQLite file, or any number of processes on one PostgreSQL database, behind any load balancer. It ends on SIGINT or SIGTERM, after answering what was asked.',
      'Each option can also come from the environment variable in brackets; the option wins.',
    ],
    options: {
      port: ['--port N', 'The port. 0 takes any free one.'],
      host: ['--host H', 'The address to listen on. 0.0.0.0 lets others in.'],
      database: DATABASE,
      origin: [
        '--origin URL',
        'The address of the page, for passkeys, and of other pages that may use the server, separated by commas: https://example.org.',
      ],
      'behind-proxy': [
        '--behind-proxy',
        'A proxy in front says who asks (x-forwarded-for, x-forwarded-proto).',
      ],
      'hsts-subdomains': ['--hsts-subdomains', 'Browsers insist on TLS for all subdomains of the page too.'],
      'alerts-contact': [
        '--alerts-contact URL',
        'Whom push services may write to about turn alerts: mailto:games@example.org. By default the address of the page.',
      ],
      smtp: [
        '--smtp URL',
        'A mail server, for e-mail alerts and lost passwords: smtps://user:password@mail.example.org. Without it no e-mail is asked for.',
      ],
      'mail-from': ['--mail-from ADDRESS', 'The sender of mails: games@example.org.'],
      'private-webhooks': [
        '--private-webhooks',
        'Lets webhooks lead to private networks and plain http too. Only where you trust everyone with an account.',
      ],
      'metrics-token': ['--metrics-token TOKEN', 'Lets other machines read /metrics, as a bearer token.'],
      web: ['--web FOLDER', 'The folder of the page.'],
      threads: [
        '--threads N',
        'How many computers think at the same time. By default one less than the cores. 0: lexiko think does it all.',
      ],
      log: LOG,
    },
    tables: [],
    notes: [
      'GET /health, /ready and /metrics show how the server is doing. docs/protocol.md describes how clients talk to it.',
    ],
  },
  think: {
    usage: ['lexiko think --database postgres://… [OPTIONS]'],
    about: [
      'Play the moves of computers in games of servers on the same PostgreSQL database, on this machine or another. Any number of such processes share the work, with each other and with servers that think too. lexiko serve --threads 0 leaves all of it to them. The lexica of the games must be installed here too. It ends on SIGINT or SIGTERM; another process takes over its questions at once.',
      'Each option can also come from the environment variable in brackets; the option wins.',
    ],
    options: { database: DATABASE, threads: THREADS, log: LOG },
    tables: [],
    notes: [],
  },
  bot: {
    usage: ['lexiko bot --server URL --token TOKEN [OPTIONS]'],
    about: [
      'Let an engine play on a server in the name of an account, through the HTTP API (docs/api.md). The bot accepts challenges to games for two by classic rules whose lexicon it has, declines others, plays all its games at once, and never resigns. The account is marked as a bot. It ends on SIGINT or SIGTERM and goes on with its games when it is started again.',
    ],
    options: {
      server: ['--server URL', 'The address of the server, such as https://example.org.'],
      token: ['--token TOKEN', 'A personal token of the account that may play.'],
      engine: [
        '--engine "…"',
        'The command line of another engine that speaks UCGI (docs/ucgi.md). Without it, our own plays.',
      ],
      lexicon: ['--lexicon ID', 'The words of our engine. Without it, those of each game.'],
      go: ['--go "…"', 'How to think: what follows go in UCGI.'],
      games: ['--games N', 'End after so many games.'],
    },
    tables: [],
    notes: [],
  },
  reports: {
    usage: ['lexiko reports [OPTIONS]'],
    about: [
      'List the messages that players of a server have reported, the latest first: when, who wrote what, and who reported it for which reason.',
    ],
    options: { database: DATABASE, count: ['--count N', 'How many.'] },
    tables: [],
    notes: [],
  },
  admin: {
    usage: [
      'lexiko admin reports | appeals | log | roles',
      'lexiko admin show PERSON',
      'lexiko admin agreement PERSON [--count N]',
      'lexiko admin mute | suspend PERSON --reason "…" [--days N]',
      'lexiko admin unmute | unsuspend | unlock-name PERSON --reason "…"',
      'lexiko admin rename PERSON --name NAME --reason "…"',
      'lexiko admin reset PERSON --reason "…"',
      'lexiko admin grant PERSON [--role ROLE] --reason "…"',
      'lexiko admin revoke PERSON --reason "…"',
      'lexiko admin close REPORT --reason "…"',
      'lexiko admin answer ACT --reason "…" [--lift]',
    ],
    about: [
      'Do in the terminal what moderators do in the console of the page. The server may run meanwhile, and what you decide holds at once. PERSON is an id, a login or part of a name.',
      'grant gives the role of a moderator or an operator: moderators see reports, mute, suspend, rename and answer appeals; operators also make moderators and one-time codes. The role of an operator is only given here.',
      'agreement measures in the latest rated games of a person how often they made the engine’s first choice, and how many points they gave away, against opponents of about the same rating, with 95 % intervals. It takes about a second a game, and proves nothing by itself.',
      'reset prints a one-time code with which the owner of an account sets a new password within a day. Every act goes into the log, which nobody can change.',
    ],
    options: {
      database: DATABASE,
      reason: ['--reason "…"', 'Why. The person reads it.'],
      days: ['--days N', 'How long a mute or a suspension lasts. Without it, until you lift it.'],
      name: ['--name NAME', 'The new name.'],
      role: ['--role ROLE', 'The role.'],
      lift: ['--lift', 'Ends what the appeal is about.'],
      closed: ['--closed', 'Lists closed reports instead of open ones.'],
      count: ['--count N', 'How many to list.'],
    },
    tables: [],
    notes: ['Exit status: 0 done, 1 refused, 2 the input was wrong.'],
  },
  migrate: {
    usage: ['lexiko migrate [OPTIONS]'],
    about: [
      'Bring the database of a server up to date. A server does this when it starts; with several of them, do it once before. You can repeat it safely.',
    ],
    options: { database: DATABASE },
    tables: [],
    notes: [],
  },
  backup: {
    usage: ['lexiko backup [--database D] FILE', 'lexiko backup --check FILE'],
    about: [
      'Copy the SQLite database of a server into FILE, which must not exist yet. The server may run meanwhile. Every page of the copy is checked and every game replayed before it gets its name.',
      'To go back to it, stop the server and put the copy in the place of the database, without the -wal and -shm files beside it.',
      'Copy a PostgreSQL database with pg_dump, see docs/operations.md.',
    ],
    options: { database: DATABASE, check: ['--check', 'Only check whether FILE is a good copy.'] },
    tables: [],
    notes: ['Exit status: 0 the copy is whole, 1 the database or the copy is damaged, 2 no copy was made.'],
  },
  completion: {
    usage: ['lexiko completion bash', 'lexiko completion zsh', 'lexiko completion fish'],
    about: [
      'Print a script that makes your shell complete commands, options and their values when you press Tab.',
      'bash: add source <(lexiko completion bash) to ~/.bashrc. zsh: add source <(lexiko completion zsh) to ~/.zshrc, after compinit. fish: lexiko completion fish > ~/.config/fish/completions/lexiko.fish.',
    ],
    options: {},
    tables: [],
    notes: [],
  },
} satisfies Readonly<Record<string, CommandHelp>>;

export type ServerHelpTexts = Readonly<Record<keyof typeof serverHelp, CommandHelp>>;
