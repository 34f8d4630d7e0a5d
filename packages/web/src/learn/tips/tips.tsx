/** The ten tips as cards, each with a tool to practise it (H-01 to H-11). */

import type { VNode } from 'preact';
import { EnglishNote } from '../english-note.tsx';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { RuleLinks } from '../rulebook/rule-links.tsx';
import { CandidateList } from './candidate-list.tsx';
import { BingoEnds } from './bingo-ends.tsx';
import { PremiumSquares } from './premium-squares.tsx';
import { LeaveMeter, LetterGroups } from './rack-tools.tsx';
import { SCoach } from './s-coach.tsx';
import { TIPS, type Tip } from '@lexiko/analysis';
import { tipsTexts } from './tips-texts.ts';
import { DrillLink, HookExplorer, QWords, ShortWords } from './word-tools.tsx';
import './tips.css';

function Attitude() {
  const words = tipsTexts.value.attitude;
  return (
    <ul class="tip-next">
      <li>
        <DrillLink deck="young" /> <span class="hint">{words.young}</span>
      </li>
      <li>
        <a href="#/learn/diary">{words.open}</a>
      </li>
      <li>
        <a href="#/learn/diagrams/second">{words.crosswords}</a>
      </li>
      <li>
        <a href="#/learn/workbench">{words.solitaire}</a>
      </li>
    </ul>
  );
}

/** `number`: the practice position, from 1; only some tools use it. */
function toolOf(tip: Tip, number: number): VNode {
  switch (tip) {
    case 'short':
      return <ShortWords />;
    case 's':
      return <SCoach number={number} />;
    case 'groups':
      return <LetterGroups />;
    case 'premiums':
      return <PremiumSquares number={number} />;
    case 'keeping':
      return <LeaveMeter />;
    case 'bingos':
      return <BingoEnds />;
    case 'q':
      return <QWords />;
    case 'hooks':
      return <HookExplorer />;
    case 'choice':
      return <CandidateList number={number} />;
    case 'attitude':
      return <Attitude />;
  }
}

/** These show words, hooks and lists of the chosen dictionary; the others live from English. */
const IN_ANY_LANGUAGE: ReadonlySet<Tip> = new Set(['short', 'hooks', 'attitude']);

function Cards() {
  const words = tipsTexts.value;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <EnglishNote>{words.inEnglish}</EnglishNote>
      <ol class="tip-cards">
        {TIPS.map((tip, at) => (
          <li key={tip} class="tip-card">
            <h2>
              <span class="tip-number">{at + 1}</span> {words.tips[tip].title}
            </h2>
            <p>{words.tips[tip].text}</p>
            <a class="button" href={`#/learn/tips/${tip}`}>
              {words.tips[tip].tool}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

export function Tips({ path: [wanted, place] }: ScreenProps) {
  const words = tipsTexts.value;
  const tip = TIPS.find((one) => one === wanted);
  const number = Math.max(1, Math.round(Number(place ?? 1)) || 1);
  return (
    <main class="rules-page named-squares tips">
      {tip === undefined ? (
        <Cards />
      ) : (
        <>
          <p class="tip-back">
            <a href="#/learn/tips">{words.all}</a>
          </p>
          <h1>{words.tips[tip].title}</h1>
          <p>{words.tips[tip].text}</p>
          {!IN_ANY_LANGUAGE.has(tip) && <EnglishNote>{words.inEnglish}</EnglishNote>}
          <RuleLinks lesson={{ screen: 'tips', place: tip }} />
          {tip === 'attitude' ? (
            toolOf(tip, number)
          ) : (
            <WordHelpGate topic={tip === 'short' || tip === 'q' ? 'lists' : 'tools'}>
              {toolOf(tip, number)}
            </WordHelpGate>
          )}
        </>
      )}
    </main>
  );
}
