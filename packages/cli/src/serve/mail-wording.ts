/** What mails say, in every language of the page. A language is loaded when it is first used. */

import type { MailWording } from '@lexiko/server';
import { PAGE_LANGUAGES, type PageLanguage } from '@lexiko/texts';
import type { MailTexts } from '@lexiko/texts/en/online/mail';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';

export function mailWording(): MailWording {
  const loaded = new Map<PageLanguage, Promise<MailTexts>>();
  const textsOf = (tag: string): Promise<MailTexts> => {
    const language = PAGE_LANGUAGES.find((one) => one === tag) ?? 'en';
    const loading = loaded.get(language) ?? loadTexts(language);
    loaded.set(language, loading);
    return loading;
  };
  return {
    async letter(tag, { kind, code }) {
      const texts = await textsOf(tag);
      return kind === 'confirm'
        ? { subject: texts.confirmSubject(code), text: texts.confirmText(code) }
        : { subject: texts.recoverSubject(code), text: texts.recoverText(code) };
    },
    footer: async (tag) => (await textsOf(tag)).footer,
  };
}

async function loadTexts(language: PageLanguage): Promise<MailTexts> {
  if (language === 'en') return (await import('@lexiko/texts/en/online/mail')).mail;
  const { areas } = await LANGUAGE_SOURCES[language]();
  return areas.mail();
}
