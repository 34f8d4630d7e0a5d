/** The part of the page that teaches: which of its screens the address names. */

import { route } from '../route.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { Editions } from './rulebook/editions.tsx';
import { Rulebook } from './rulebook/rulebook.tsx';
import { Trainer } from './trainer/trainer.tsx';

/** `#/learn/rules/RULEBOOK/SECTION`, `#/learn/editions`, `#/learn/steps` or `#/learn/guide`. */
function Part({ path: [part, ...rest] }: { readonly path: readonly string[] }) {
  switch (part) {
    case 'editions':
      return <Editions />;
    case 'steps':
    case 'guide':
      return <Trainer key={part} id={part} />;
    default:
      return <Rulebook path={rest} />;
  }
}

export function Learn() {
  const path = route.value.screen === 'learn' ? route.value.path : [];
  return (
    <>
      <TopBar />
      <Part path={path} />
    </>
  );
}
