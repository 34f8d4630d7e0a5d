/** Help of the commands for servers and for the shell, in German. */

import type { ServerHelpTexts } from '../../../en/terminal/help/server.ts';

const DATABASE = [
  '--database D',
  'Eine SQLite-Datei (sonst lexiko.db im Datenordner), postgres://… oder memory:.',
] as const;
const LOG = ['--log STUFE', 'Was protokolliert wird, auf der Standardfehlerausgabe.'] as const;
const THREADS = [
  '--threads N',
  'Wie viele Computer zugleich nachdenken. Sonst einer weniger als Kerne.',
] as const;

export const serverHelp: ServerHelpTexts = {
  serve: {
    usage: ['lexiko serve [OPTIONEN]'],
    about: [
      'Ein Server für gemeinsame Spiele über das Netz: ein Prozess auf einer SQLite-Datei, oder beliebig viele auf einer PostgreSQL-Datenbank, hinter jedem Lastverteiler. Er endet bei SIGINT oder SIGTERM, sobald alle Fragen beantwortet sind.',
      'Jede Option kann auch aus der Umgebungsvariablen in Klammern kommen; die Option geht vor.',
    ],
    options: {
      port: ['--port N', 'Der Port. 0 nimmt einen freien.'],
      host: ['--host H', 'Die Adresse. 0.0.0.0 lässt andere herein.'],
      database: DATABASE,
      origin: [
        '--origin URL',
        'Die Adresse der Seite, für Passkeys, und anderer Seiten, die den Server benutzen dürfen, mit Kommas: https://example.org.',
      ],
      'behind-proxy': [
        '--behind-proxy',
        'Ein Proxy davor sagt, wer fragt (x-forwarded-for, x-forwarded-proto).',
      ],
      'hsts-subdomains': [
        '--hsts-subdomains',
        'Browser bestehen auch bei allen Subdomains der Seite auf TLS.',
      ],
      'alerts-contact': [
        '--alerts-contact URL',
        'An wen Push-Dienste wegen der Benachrichtigungen schreiben können: mailto:spiele@example.org. Sonst die Adresse der Seite.',
      ],
      smtp: [
        '--smtp URL',
        'Ein Mailserver, für Benachrichtigungen per E-Mail und vergessene Passwörter: smtps://name:passwort@mail.example.org. Ohne ihn wird nach keiner Adresse gefragt.',
      ],
      'mail-from': ['--mail-from ADRESSE', 'Der Absender der Mails: spiele@example.org.'],
      'private-webhooks': [
        '--private-webhooks',
        'Webhooks dürfen auch in private Netze und zu unverschlüsselten Adressen führen. Nur, wenn du allen mit einem Konto vertraust.',
      ],
      'metrics-token': [
        '--metrics-token TOKEN',
        'Damit dürfen andere Rechner /metrics lesen, als Bearer-Token.',
      ],
      web: ['--web ORDNER', 'Der Ordner der Seite.'],
      threads: [
        '--threads N',
        'Wie viele Computer zugleich nachdenken. Sonst einer weniger als Kerne. 0: Das macht alles lexiko think.',
      ],
      log: LOG,
    },
    tables: [],
    notes: [
      'GET /health, /ready und /metrics zeigen, wie es dem Server geht. docs/protocol.md beschreibt, wie Clients mit ihm reden.',
    ],
  },
  think: {
    usage: ['lexiko think --database postgres://… [OPTIONEN]'],
    about: [
      'Spielt die Züge der Computer in Spielen von Servern auf derselben PostgreSQL-Datenbank, auf diesem Rechner oder einem anderen. Beliebig viele solche Prozesse teilen sich die Arbeit, auch mit Servern, die selbst nachdenken. Mit lexiko serve --threads 0 machen sie alles. Die Lexika der Spiele müssen auch hier installiert sein. Endet bei SIGINT oder SIGTERM; ein anderer Prozess übernimmt sofort.',
      'Jede Option kann auch aus der Umgebungsvariablen in Klammern kommen; die Option geht vor.',
    ],
    options: { database: DATABASE, threads: THREADS, log: LOG },
    tables: [],
    notes: [],
  },
  bot: {
    usage: ['lexiko bot --server URL --token TOKEN [OPTIONEN]'],
    about: [
      'Lässt eine Engine im Namen eines Kontos auf einem Server spielen, über die HTTP-API (docs/api.md). Der Bot nimmt Herausforderungen zu zweit nach klassischen Regeln an, deren Lexikon er hat, lehnt andere ab, spielt alle seine Spiele zugleich und gibt nie auf. Das Konto wird als Bot gekennzeichnet. Er endet bei SIGINT oder SIGTERM und spielt beim nächsten Start weiter.',
    ],
    options: {
      server: ['--server URL', 'Die Adresse des Servers, etwa https://example.org.'],
      token: ['--token TOKEN', 'Ein Token des Kontos, das spielen darf.'],
      engine: [
        '--engine "…"',
        'Die Befehlszeile einer anderen Engine, die UCGI spricht (docs/ucgi.md). Ohne sie spielt unsere.',
      ],
      lexicon: ['--lexicon ID', 'Die Wörter unserer Engine. Ohne Angabe die des jeweiligen Spiels.'],
      go: ['--go "…"', 'Wie nachgedacht wird: was in UCGI nach go steht.'],
      games: ['--games N', 'Nach so vielen Spielen enden.'],
    },
    tables: [],
    notes: [],
  },
  reports: {
    usage: ['lexiko reports [OPTIONEN]'],
    about: [
      'Zählt die Nachrichten auf, die Spieler eines Servers gemeldet haben, die neuesten zuerst: wann, wer was schrieb, und wer es weshalb gemeldet hat.',
    ],
    options: { database: DATABASE, count: ['--count N', 'Wie viele.'] },
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
      'lexiko admin grant PERSON [--role ROLLE] --reason "…"',
      'lexiko admin revoke PERSON --reason "…"',
      'lexiko admin close MELDUNG --reason "…"',
      'lexiko admin answer EINTRAG --reason "…" [--lift]',
    ],
    about: [
      'Tut im Terminal, was die Moderation in der Konsole der Seite tut. Der Server darf dabei laufen, und was du entscheidest, gilt sofort. PERSON ist eine ID, ein Anmeldename oder ein Teil des Namens.',
      'grant gibt jemandem die Rolle moderator oder operator: Mit moderator sieht man Meldungen, schaltet stumm, sperrt, benennt um und beantwortet Einsprüche; mit operator vergibt man auch Rollen und Einmalcodes. Die Rolle operator gibt es nur hier.',
      'agreement misst in den letzten gewerteten Spielen einer Person, wie oft sie die erste Wahl der Engine traf und wie viele Punkte sie verschenkte, verglichen mit Gegnern ähnlicher Wertung, mit 95-%-Intervallen. Das dauert etwa eine Sekunde je Spiel und beweist allein nichts.',
      'reset gibt einen Einmalcode aus, mit dem die Person binnen eines Tages ein neues Passwort setzt. Alles kommt ins Protokoll, das niemand ändern kann.',
    ],
    options: {
      database: DATABASE,
      reason: ['--reason "…"', 'Warum. Die Person liest es.'],
      days: ['--days N', 'Wie lange es gilt. Ohne diese Option, bis du es aufhebst.'],
      name: ['--name NAME', 'Der neue Name.'],
      role: ['--role ROLLE', 'Die Rolle.'],
      lift: ['--lift', 'Hebt auf, worum es im Einspruch geht.'],
      closed: ['--closed', 'Zeigt erledigte Meldungen statt offener.'],
      count: ['--count N', 'Wie viele gezeigt werden.'],
    },
    tables: [],
    notes: ['Rückgabewert: 0 erledigt, 1 abgelehnt, 2 die Eingabe stimmt nicht.'],
  },
  migrate: {
    usage: ['lexiko migrate [OPTIONEN]'],
    about: [
      'Bringt die Datenbank eines Servers auf den neuesten Stand. Ein Server tut das beim Start; bei mehreren tu es einmal vorher. Es darf wiederholt werden.',
    ],
    options: { database: DATABASE },
    tables: [],
    notes: [],
  },
  backup: {
    usage: ['lexiko backup [--database D] DATEI', 'lexiko backup --check DATEI'],
    about: [
      'Kopiert die SQLite-Datenbank eines Servers in DATEI, die es noch nicht geben darf. Der Server darf dabei laufen. Bevor die Kopie ihren Namen bekommt, wird jede Seite geprüft und jedes Spiel nachgespielt.',
      'Um zu ihr zurückzukehren, halt den Server an und leg die Kopie an die Stelle der Datenbank, ohne die Dateien -wal und -shm daneben.',
      'Eine PostgreSQL-Datenbank kopierst du mit pg_dump, siehe docs/operations.md.',
    ],
    options: { database: DATABASE, check: ['--check', 'Prüft nur, ob DATEI eine gute Kopie ist.'] },
    tables: [],
    notes: [
      'Rückgabewert: 0 die Kopie ist heil, 1 Datenbank oder Kopie sind beschädigt, 2 es gibt keine Kopie.',
    ],
  },
  completion: {
    usage: ['lexiko completion bash', 'lexiko completion zsh', 'lexiko completion fish'],
    about: [
      'Gibt ein Skript aus, mit dem deine Shell Befehle, Optionen und deren Werte ergänzt, wenn du Tab drückst.',
      'bash: Schreib source <(lexiko completion bash) in ~/.bashrc. zsh: Schreib source <(lexiko completion zsh) in ~/.zshrc, hinter compinit. fish: lexiko completion fish > ~/.config/fish/completions/lexiko.fish.',
    ],
    options: {},
    tables: [],
    notes: [],
  },
};
