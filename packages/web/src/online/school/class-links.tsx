/** The parts of a class, for its teachers: each has an address of its own. */

import { classTexts, schoolTexts } from '../online-texts.ts';
import { CLASS_PARTS, type ClassPart } from '../online-route.ts';

export function ClassLinks({ id, part }: { readonly id: string; readonly part: ClassPart }) {
  const words = schoolTexts.value;
  return (
    <nav class="class-links" aria-label={classTexts.value.title}>
      {CLASS_PARTS.map((one) => (
        <a
          key={one}
          class="button"
          href={one === 'tables' ? `#/online/class/${id}` : `#/online/class/${id}/${one}`}
          aria-current={one === part ? 'page' : undefined}
        >
          {one === 'tables' ? classTexts.value.allTables : words[one]}
        </a>
      ))}
    </nav>
  );
}
