/** What teachers do with a class that lasts: pupils and cards, assignments, the school year, and the projector. */

import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ClassSnapshot, ClassroomWatch } from '../classes/classroom-watch.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { LostNote } from '../connection/connection-badge.tsx';
import { texts } from '../../texts/current.ts';
import { schoolTexts } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import { ClassLinks } from './class-links.tsx';
import type { ClassPart } from '../online-route.ts';
import { Projector } from './projector.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { SchoolClassState } from './school-class.ts';
import { WorkPanel } from './work-panel.tsx';
import { YearPanel } from './year-panel.tsx';
import { Fault } from '../../parts/fault.tsx';
import './school.css';

export function SchoolScreen({
  watch,
  snapshot,
  part,
}: {
  readonly watch: ClassroomWatch;
  readonly snapshot: ClassSnapshot;
  readonly part: Exclude<ClassPart, 'tables'>;
}) {
  const { connection } = useOnline();
  const { value: state } = useSignal(new SchoolClassState(connection, watch.id));
  const isOpen = connection.link.value === 'open';
  useEffect(() => {
    if (isOpen) void state.refresh();
  }, [isOpen]);
  const school = state.current.value;
  const { name, class: id } = snapshot.classroom;
  return (
    <>
      <OnlineBar title={`${name}${texts.value.colon}${schoolTexts.value[part]}`} />
      <main class={part === 'projector' ? 'room projected' : 'room'}>
        <LostNote />
        <ClassLinks id={id} part={part} />
        <Fault text={state.fault.value} />
        {part === 'projector' && <Projector watch={watch} snapshot={snapshot} />}
        {part === 'pupils' && school !== null && <RosterPanel state={state} school={school} title={name} />}
        {part === 'work' && school !== null && <WorkPanel state={state} title={name} />}
        {part === 'year' && school !== null && <YearPanel state={state} school={school} />}
      </main>
    </>
  );
}
