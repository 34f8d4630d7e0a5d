/** The wording of alerts in tests: the facts themselves, so that a test sees what a reader would learn. */

import type { AlertWording } from '../../src/alerts/alert-facts.ts';

export const ALERT_WORDS: AlertWording = {
  async write(language, fact) {
    switch (fact.kind) {
      case 'summary':
        return { title: language, body: `summary of ${fact.games}` };
      case 'invited':
        return { title: language, body: `${fact.from} invites${fact.isRematch ? ' again' : ''}` };
      case 'said':
        return { title: language, body: `${fact.from}: ${fact.text}` };
      default: {
        const last = fact.latest?.seen.event;
        const who = last !== undefined && 'seat' in last ? fact.players[last.seat]?.names.join('+') : '';
        return {
          title: language,
          body: [fact.kind, who, last?.type, fact.outcome]
            .filter((part) => part != null && part !== '')
            .join(' '),
        };
      }
    }
  },
};
