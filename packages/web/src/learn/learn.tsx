/** The part of the page that teaches: which of its screens the address names. */

import { TopBar } from '../screens/top-bar.tsx';
import { Editions } from './rulebook/editions.tsx';
import { Rulebook } from './rulebook/rulebook.tsx';
import { route } from '../route.ts';

/** `#/learn/rules/RULEBOOK/SECTION` or `#/learn/editions`. */
export function Learn() {
  const path = route.value.screen === 'learn' ? route.value.path : [];
  const [part, ...rest] = path;
  return (
    <>
      <TopBar />
      {part === 'editions' ? <Editions /> : <Rulebook path={rest} />}
    </>
  );
}
