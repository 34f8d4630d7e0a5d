/** Turns the facts of alerts into sentences, in every language of the page. A language is loaded when it is first used. */

import type { AlertFact, AlertWording } from '@lexiko/server';
import { eventText, named, PAGE_LANGUAGES, YOU, type PageLanguage, type Person } from '@lexiko/texts';
import type { AlertTexts } from '@lexiko/texts/en/online/alerts';
import type { OnlineTexts } from '@lexiko/texts/en/online/online';
import type { RoomTexts } from '@lexiko/texts/en/online/rooms';
import type { PageTexts } from '@lexiko/texts/en/page';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';

interface AlertLanguage {
  readonly page: PageTexts;
  readonly alerts: AlertTexts;
  readonly online: OnlineTexts;
  readonly rooms: RoomTexts;
}

type StateFact = Extract<AlertFact, { readonly players: unknown }>;

/** Where an alert is about nobody in particular. */
const NAMELESS_TITLE = 'Lexiko';

export function alertWording(): AlertWording {
  const loaded = new Map<PageLanguage, Promise<AlertLanguage>>();
  return {
    async write(tag, fact) {
      const language = PAGE_LANGUAGES.find((one) => one === tag) ?? 'en';
      const loading = loaded.get(language) ?? loadLanguage(language);
      loaded.set(language, loading);
      return written(await loading, fact);
    },
  };
}

async function loadLanguage(language: PageLanguage): Promise<AlertLanguage> {
  if (language === 'en')
    return {
      page: (await import('@lexiko/texts/en/page')).page,
      alerts: (await import('@lexiko/texts/en/online/alerts')).alerts,
      online: (await import('@lexiko/texts/en/online/online')).online,
      rooms: (await import('@lexiko/texts/en/online/rooms')).rooms,
    };
  const { page, areas } = await LANGUAGE_SOURCES[language]();
  return {
    page,
    alerts: await areas.alerts(),
    online: await areas.online(),
    rooms: await areas.rooms(),
  };
}

function written(
  language: AlertLanguage,
  fact: AlertFact,
): { readonly title: string; readonly body: string } {
  const { alerts, online, rooms } = language;
  switch (fact.kind) {
    case 'summary':
      return { title: NAMELESS_TITLE, body: alerts.news(fact.games) };
    case 'said':
      return { title: fact.from, body: fact.text };
    case 'invited': {
      const from = fact.from ?? online.somebody;
      return { title: from, body: fact.isRematch ? rooms.rematch.wants(from) : online.invited(from) };
    }
    default:
      return { title: opponentsOf(language, fact) || NAMELESS_TITLE, body: stateText(language, fact) };
  }
}

function stateText(language: AlertLanguage, fact: StateFact): string {
  const { alerts, online } = language;
  switch (fact.kind) {
    case 'begun':
      return online.notices.begun(opponentsOf(language, fact));
    case 'finished': {
      const ending = latestText(language, fact) ?? online.notices.finished('');
      return fact.outcome === null ? ending : `${ending} ${alerts.outcomes[fact.outcome]}`;
    }
    default: {
      const wanted = online.notices[fact.kind]('');
      const latest = latestText(language, fact);
      return latest === null ? wanted : `${latest} ${wanted}`;
    }
  }
}

/** What happened last; `null`: nothing that needs words. */
function latestText(language: AlertLanguage, { players, mine, latest }: StateFact): string | null {
  if (latest === null) return null;
  const { page } = language;
  const person = (seat: number): Person =>
    mine.includes(seat) ? YOU : named(nameOf(language, players[seat]));
  const { seen, history, ruleset } = latest;
  return eventText({ events: page.events, game: page.game, list: page.list }, seen, {
    ruleset,
    person,
    history,
  });
}

function opponentsOf(language: AlertLanguage, { players, mine }: StateFact): string {
  const others = players.filter((_, seat) => !mine.includes(seat));
  return language.page.list(others.map((player) => nameOf(language, player)));
}

function nameOf({ page, online }: AlertLanguage, player: StateFact['players'][number] | undefined): string {
  if (player === undefined) return online.somebody;
  const { computer, names } = player;
  if (computer === null) return names.length === 0 ? online.somebody : page.list(names);
  const levels: Readonly<Record<string, { readonly name: string }>> = page.levels;
  return levels[computer]?.name ?? computer;
}
