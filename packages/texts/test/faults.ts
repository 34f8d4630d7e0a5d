/** Faults of grammar and voice that a rendered text must not have. */

import type { PageLanguage } from '../src/index.ts';
import type { Fault } from './fault.ts';
import { POLISH_FAULTS } from './polish-faults.ts';

const SHARED: readonly Fault[] = [
  {
    name: 'a value that is none',
    example: 'Ann scored NaN points.',
    pattern: /undefined|NaN|\[object|\bnull\b|Infinity/u,
    inMessages: true,
  },
  { name: 'a placeholder', example: '${name} wins.', pattern: /\$\{|\{\w*\}|%s/u },
  { name: 'two spaces', example: 'Ann  wins.', pattern: / {2}/u },
  { name: 'a space at an end', example: 'Ann wins. ', pattern: /^\s|\s$/u },
  { name: 'a space before a stop', example: 'Ann wins .', pattern: /\w [.,;:!](?:\s|$)/u },
  { name: 'two stops', example: 'Ann wins..', pattern: /[^.]\.\.(?!\.)|,,|;;|\.,/u },
  { name: 'a rule number', example: 'See S-25.', pattern: /\b[A-Z]-\d\d\b/u },
  { name: 'a straight apostrophe', example: "Ann isn't here.", pattern: /\w'\w/u },
  { name: 'the trademark', example: 'A game of Scrabble.', pattern: /scrabble/iu },
];

export const FAULTS: Readonly<Record<PageLanguage, readonly Fault[]>> = {
  en: [
    ...SHARED,
    {
      name: 'a verb that does not fit “you”',
      example: 'You wins.',
      pattern: /\byou (?:is|has|was|wins|plays|gets|gains|loses|does)\b/iu,
    },
    {
      name: 'a plural of one',
      example: '1 tiles left.',
      pattern:
        /(?<![\d.,])1 (?:tiles|letters|points|turns|games|players|words|days|seconds|minutes|hours|people|pupils|crosses|moves|lines|sides|values|characters|cards|puzzles|boards|plays|racks|seats|teams|classes|messages|reports|rounds|answers|positions|decks|lists|dictionaries|squares|rolls|bingos|errors|files)\b/u,
    },
    {
      name: 'a singular of many',
      example: '2 tile left.',
      pattern:
        /(?<![\d.,])(?:0|2|5|21|1,000) (?:tile|letter|point|turn|game|player|word|day|second|minute|hour|person|pupil|cross|move|line|side|value|character|card|puzzle|board|rack|seat|team|class|message|round|answer|position|deck|square|bingo|error|file)\b/u,
    },
  ],
  de: [
    ...SHARED,
    {
      name: 'a verb that does not fit „du“',
      example: 'Du gewinnt.',
      pattern: /\bdu (?:ist|hat|hatte|war|gewinnt|legt|bekommt|verliert|möchte|wird|kann)\b/iu,
    },
    {
      name: 'a plural of one',
      example: '1 Punkte',
      pattern:
        /(?<![\d.,])1 (?:Punkte|Züge|Spiele|Wörter|Tage|Sekunden|Minuten|Stunden|Personen|Kreuze|Zeilen|Seiten|Plätze|Steine|Werte|Felder|Karten|Ziehungen|Antworten|Definitionen|Einträge|Simulationen|Würfe|Vokale|Konsonanten|Ereignisse)\b/u,
    },
    {
      name: 'a singular of many',
      example: '0 Punkt',
      pattern:
        /(?<![\d.,])(?:0|2|5|21|1\.000) (?:Punkt|Buchstabe|Zug|Spiel|Wort|Tag|Sekunde|Minute|Stunde|Person|Kreuz|Zeile|Seite|Platz|Stein|Wert|Feld|Karte|Ziehung|Antwort|Definition|Eintrag|Simulation|Wurf|Vokal|Konsonant|Ereignis)\b/u,
    },
  ],
  fr: [
    ...SHARED,
    { name: 'another word for the rating, « cote »', example: 'Classement', pattern: /\bclassements?\b/iu },
    {
      name: 'a verb that does not fit « tu »',
      example: 'Tu joue.',
      pattern:
        /\btu (?:a|est|joue|perd|gagne|veut|peut|doit|passe|échange|commence|juge|tient|avait|menait|perdra)\b/iu,
    },
    {
      name: 'a verb that does not fit a name',
      example: 'Ann joues.',
      pattern: /\bAnn (?:as|es|joues|perds|gagnes|veux|peux|dois|passes|échanges|avais|menais|perdras)\b/u,
    },
    {
      name: 'a verb that does not fit « et toi »',
      example: 'Ann et toi gagnent.',
      pattern: /\bet toi (?:as|a|ont|es|est|sont|gagnes?|gagnent|veux|veut|veulent|menai(?:s|t|ent))\b/u,
    },
    {
      name: 'a plural of none or one',
      example: '0 points',
      pattern:
        /(?<![\d.,\u202F])[01] (?:points|lettres|tours|coups|parties|joueurs|mots|jours|secondes|minutes|heures|personnes|élèves|lignes|camps|cartes|réponses|simulations|caractères|pioches|jetons|valeurs|jokers|voyelles|consonnes|distributions|spectateurs|places|changements|sections)\b/u,
    },
    {
      name: 'a singular of many',
      example: '2 point',
      pattern:
        /(?<![\d.,\u202F])(?:2|5|21|1\u202F000) (?:point|lettre|tour|coup|partie|joueur|mot|jour|seconde|minute|heure|personne|élève|ligne|camp|carte|réponse|simulation|caractère|pioche|jeton|valeur|joker|voyelle|consonne|distribution|spectateur|place|changement|section)\b/u,
    },
    {
      name: 'a vowel that is not elided',
      example: 'Le tour de Ann.',
      pattern:
        /(?<![\p{L}’-])(?:de|que|le|la|ne|je|se|me|te|jusque|puisque|lorsque) (?:[aeiouéèêàâîôû]|Ann\b)/u,
    },
    { name: 'an ordinary space before a stop or inside « »', example: 'Tu joues ?', pattern: / [;:!?»]|« /u },
    { name: 'no space before a stop', example: 'Tu joues?', pattern: /[\p{L}\d)»][;!?]|[\p{L})»]:/u },
    { name: 'a wide space before a stop', example: 'Tu joues\u00A0?', pattern: /\u00A0[;:!?»%]|«\u00A0/u },
    { name: 'a space before an ellipsis', example: 'Attends …', pattern: / …/u },
    { name: 'quotes of another language', example: 'Le mot “OX”', pattern: /["“”„]/u },
    {
      name: 'a plural article before none or one',
      example: 'Dans les 1 prochains jours',
      pattern: /\b(?:les|des|ces|ses|tes) [01](?![\d.,\u202F])/iu,
    },
    {
      name: '« que » before a one in figures',
      example: 'Il ne reste que 1 lettre.',
      pattern: /\bque 1(?![\d.,])/u,
    },
    {
      name: 'another word for « valable », « endommagé », « moteur », « notifications » or « lancer moyen »',
      example: 'Le mot est invalide.',
      pattern: /\binvalides?\b|est abîmée?\.|\b(?:le|du) programme\b|\balertes?\b|dés moyens|\bau trait\b/iu,
    },
    {
      name: 'an address as « vous »',
      example: 'Veuillez attendre.',
      pattern:
        /veuillez|s’il vous plaît|\b(?:dans|de|sur) vo(?:tre|s)\b|\b(?:vos (?:listes|statistiques|propres)|(?:choisis|ajout|essay|réessay|vérifi|supprim|écriv|donn|appuy|cliqu|saisiss)ez)\b/iu,
    },
  ],
  es: [
    ...SHARED,
    {
      name: 'another word for “clasificatoria”, “rating” or “máquina”',
      example: 'partida puntuable',
      pattern: /puntuable|partidas? puntuadas?|\bordenador/iu,
    },
    {
      name: 'another word for “reto”, “motor”, “tirada media” or “doble letra”',
      example: 'Problema del día',
      pattern:
        /problema del día|acertijo|\b(?:el|del) programa\b|dados medios|letra (?:doble|triple)|palabra (?:doble|triple)/iu,
    },
    { name: 'quotes of another kind', example: 'La palabra «OX»', pattern: /[«»„]/u },
    { name: 'thousands with a space', example: '100 000 tarjetas', pattern: /\d[ \u00A0\u202F]\d{3}\b/u },
    {
      name: 'a plural article before a one',
      example: 'en los próximos 1 día',
      pattern: /\b(?:los|las|estos|estas|próximos|últimos) 1(?![\d.,])/iu,
    },
    {
      name: 'a verb that does not fit “tú”',
      example: 'Tú gana.',
      pattern: /\btú (?:es|está|ha|gana|juega|pierde|recibe|tiene|quiere|pasa|decide)\b/iu,
    },
    {
      name: '“tú” after a preposition',
      example: 'Ann juega contra tú.',
      pattern: /\b(?:a|con|contra|de|para|por|sin) tú(?!\p{L})/iu,
    },
    {
      name: 'the forms of “vosotros”',
      example: 'Vosotros jugáis.',
      pattern: /\b(?:vosotr[oa]s|vuestr[oa]s?|\p{L}+(?:áis|éis))\b/iu,
    },
    { name: 'two words for “del” or “al”', example: 'El turno de el jugador.', pattern: /\b(?:de|a) el\b/u },
    {
      name: 'an article of the other gender',
      example: 'Los fichas.',
      pattern:
        /\b(?:el|los|un|unos|este|ningún) (?:fichas?|letras?|palabras?|jugadas?|partidas?|casillas?|mesas?|bolsa|impugnación)\b|\b(?:la|las|una|unas|esta|ninguna) (?:puntos?|turnos?|atril|atriles|comodín|comodines|bingos?|equipos?|retos?|puestos?|bandos?)\b/iu,
    },
    {
      name: 'a question or a call without its opening mark',
      example: 'Juegas?',
      pattern: /^[^¿]*\p{L}\?|^[^¡]*\p{L}!/u,
    },
    { name: 'a space before an ellipsis', example: 'Espera …', pattern: / …/u },
    {
      name: 'a word left in English',
      example: 'Your turno',
      pattern: /\b(?:your|with|isn’t|don’t|can’t)\b/iu,
    },
    {
      name: 'a plural of one',
      example: '1 puntos',
      pattern:
        /(?<![\d.,])1 (?:fichas|letras|puntos|turnos|partidas|jugadores|palabras|días|segundos|minutos|horas|personas|estudiantes|cruces|jugadas|líneas|puestos|bandos|comodines|espectadores|tarjetas|simulaciones|valores|vocales|consonantes|caracteres|respuestas|repartos|extracciones|tiradas|cambios)\b/u,
    },
    {
      name: 'a singular of many',
      example: '2 punto',
      pattern:
        /(?<![\d.,])(?:0|2|5|21|1000) (?:ficha|letra|punto|turno|partida|jugador|palabra|día|segundo|minuto|hora|persona|estudiante|cruz|jugada|línea|puesto|bando|comodín|espectador|tarjeta|simulación|valor|vocal|consonante|carácter|respuesta|reparto|extracción|tirada|cambio)(?!\p{L})/u,
    },
  ],
  nl: [
    ...SHARED,
    {
      name: 'a verb that does not fit “je”',
      example: 'Je heeft gewonnen.',
      pattern: /(?<!\p{L} )\b[Jj](?:e|ij) (?:is|heeft|zijn|hebben|wil|zal|kan|winnen|leggen|verliezen)\b/u,
    },
    {
      name: 'a verb before “je” that keeps its t',
      example: 'Hebt je een zet?',
      pattern:
        /\b(?:hebt|bent|wordt|vindt|wint|legt|past|wisselt|verliest|krijgt|kunt|speelt|trekt|houdt|neemt|kiest|mist) je (?:een|de|het|geen|niet|er)\b/iu,
    },
    {
      name: 'a verb that does not fit a name',
      example: 'Ann hebt gewonnen.',
      pattern: /(?<!en |, )\bAnn (?:bent|hebt|wilt|zijn|hebben|zult|kunt)\b/u,
    },
    {
      name: 'one subject for several',
      example: 'Ann en Ben wint.',
      pattern: /\b(?:Ann en Ben|[Jj]ij en Ann) (?:is|heeft|wint|wil|staat)\b/u,
    },
    { name: '“je” in a row of names', example: 'Je en Ann winnen.', pattern: /\b[Jj]e(?:, Ann| en Ann)\b/u },
    {
      name: 'a plural of one',
      example: '1 punten',
      pattern:
        /(?<![\d.,])1 (?:punten|letters|beurten|zetten|spellen|spelers|woorden|dagen|seconden|minuten|personen|leerlingen|kruisen|regels|kanten|plaatsen|kaarten|antwoorden|simulaties|tekens|worpen|waarden|klinkers|medeklinkers|toeschouwers|trekkingen|paragrafen)\b/u,
    },
    {
      name: 'a singular of many',
      example: '2 punt',
      pattern:
        /(?<![\d.,])(?:0|2|5|21|1\.000) (?:punt|letter|beurt|zet|spel|speler|woord|dag|seconde|minuut|persoon|leerling|kruis|regel|kant|plaats|kaart|antwoord|simulatie|teken|worp|waarde|klinker|medeklinker|toeschouwer|trekking|paragraaf)\b/u,
    },
    { name: 'a plural of hours', example: '2 uren', pattern: /\d uren\b/u },
    {
      name: 'a word of English',
      example: '7 tiles',
      pattern: /\b(?:the|tiles|your|you|with|isn’t|don’t)\b/u,
    },
    { name: 'a quotation mark of another language', example: 'Het woord “OX”', pattern: /[“”„"«»]/u },
    { name: 'an apostrophe missing', example: 'Twee blancos', pattern: /\bblancos\b/iu },
    { name: 'polite address', example: 'Wilt u spelen?', pattern: /\b(?:u|uw)\b/u },
    {
      name: 'another word for “spel”, “letter”, “vak” or “plankje”',
      example: 'Deze partij is afgelopen.',
      pattern: /\b(?:partij(?:en)?|steen|stenen|vakjes?|veld(?:en)?|rekjes?)\b/iu,
    },
    {
      name: 'another word for “aan de beurt”, “aanvechten” or “aanhaakletter”',
      example: 'Ann is aan zet.',
      pattern: /\b(?:aan zet|aanvechting(?:en)?|aanlegletters?)\b/iu,
    },
    {
      name: 'a game of chance for a roll of the dice',
      example: 'Je mag dobbelen.',
      pattern: /\bdobbel(?:en|t)\b/iu,
    },
    {
      name: 'another factor than those of the squares',
      example: 'drievoudige woordwaarde',
      pattern: /\b(?:drie|vier)voudige\b/iu,
    },
    { name: 'another word for “voorbeeldspel”', example: 'De Guide Game', pattern: /Guide Game(?!’)/u },
    { name: 'a plural after “procent”', example: '2 procentpunten', pattern: /\bprocentpunten\b/iu },
    { name: 'no space before an ellipsis', example: 'Laden…', pattern: /\b\p{L}+…/u },
  ],
  pl: [...SHARED, ...POLISH_FAULTS],
};
