/** The verdict on an answer, and the right answer in words. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFeedback } from '../../page/page-context.ts';
import type { CardSubject } from './drill-card.ts';
import { drillsTexts } from './drills-texts.ts';
import type { Quiz, Shown } from './quiz.ts';

function Meaning({ word, meaning }: { readonly word: string; readonly meaning: string | null }) {
  return (
    <>
      <b>{word}</b>
      {meaning !== null && (
        <>
          : <span lang="en">{meaning}</span>
        </>
      )}
    </>
  );
}

/** The verdict and the right answer in words. */
export function Solution({
  quiz,
  subject,
  shown,
}: {
  readonly quiz: Quiz;
  readonly subject: CardSubject;
  readonly shown: Shown;
}) {
  const { announce } = useFeedback();
  const words = drillsTexts.value.session;
  const { checked, answer } = shown;
  const missed = quiz.missedOf(subject);
  const listed = (list: readonly string[]): string => (list.length === 0 ? words.none : list.join(' '));
  const all = useRef<HTMLDivElement>(null);
  // Focus goes to the grades below, so screen readers need the solution announced.
  useLayoutEffect(() => {
    announce([...(all.current?.children ?? [])].map(({ textContent }) => textContent).join(' '));
  }, []);
  return (
    <div ref={all} class="drill-solution">
      <p class={checked.isRight ? 'verdict drill-right' : 'verdict drill-wrong'}>
        {checked.isRight ? words.isRight : words.isWrong}
      </p>
      {checked.missing.length > 0 && <p>{words.missing(checked.missing.join(' '))}</p>}
      {checked.wrong.length > 0 && <p>{words.wrong(checked.wrong.join(' '))}</p>}
      {answer?.kind === 'word' && (
        <p>
          {answer.isWord ? words.isWord(subject.letters) : words.isNone(subject.letters)}
          {answer.isWord && answer.meaning !== null && (
            <>
              : <span lang="en">{answer.meaning}</span>
            </>
          )}
          .
        </p>
      )}
      {answer?.kind === 'meaning' && (
        <p>
          <Meaning {...answer} />
        </p>
      )}
      {answer?.kind === 'hooks' && answer.meaning !== null && (
        <p>
          <Meaning word={subject.letters} meaning={answer.meaning} />
        </p>
      )}
      {(answer?.kind === 'hooks' || (answer?.kind === 'word' && answer.isWord)) && (
        <p>{words.hooks(listed(answer.front), listed(answer.back))}</p>
      )}
      {answer?.kind === 'anagrams' && (
        <ul>
          {answer.words.map(({ word, meaning }) => (
            <li key={word}>
              <Meaning word={word} meaning={meaning} />
            </li>
          ))}
        </ul>
      )}
      {answer?.kind === 'stem' && (
        <ul>
          {answer.partners.map((partner) => (
            <li key={partner.letter}>
              <b>{partner.letter}</b> {partner.words.join(', ')}
            </li>
          ))}
        </ul>
      )}
      {missed !== null && (
        <p>
          {words.best(missed.best.notation, missed.best.score)}{' '}
          {missed.made !== null && words.made(missed.made.notation, missed.made.score)}
        </p>
      )}
    </div>
  );
}
