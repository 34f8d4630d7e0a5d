/** Who takes part in a shared study and as what, the links that invite, and how to leave or delete it. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RequestBody, SharedStudy } from '@lexiko/protocol';
import type { RequestFailure } from '../../../online/connection/requests.ts';
import { useOnline } from '../../../online/online-context.ts';
import { accountTexts } from '../../../online/online-texts.ts';
import { useFeedback, usePage, useStore } from '../../../page/page-context.ts';
import { texts } from '../../../texts/current.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { studiesTexts } from '../studies-texts.ts';
import { liveIdOf, studyInvitation } from './live-address.ts';
import type { LiveStudy } from './live-study.ts';
import { openLiveStudies } from './live-studies.ts';
import { liveTexts } from './live-texts.ts';

type Member = SharedStudy['members'][number];
type GivenRole = RequestBody<'setStudyRole'>['role'];

function MemberRow({
  member,
  onRole,
}: {
  readonly member: Member;
  /** `null`: only the owner changes it. */
  readonly onRole: ((role: GivenRole) => void) | null;
}) {
  const words = liveTexts.value;
  const { person, role } = member;
  if (onRole === null || role === 'owner')
    return (
      <li>
        {person.name} <span class="hint">{words.roles[role]}</span>
      </li>
    );
  return (
    <li>
      <label class="live-member">
        <span>{person.name}</span>
        <select
          value={role}
          onChange={({ currentTarget }) => onRole(currentTarget.value === 'edit' ? 'edit' : 'read')}
        >
          <option value="edit">{words.roles.edit}</option>
          <option value="read">{words.roles.read}</option>
        </select>
      </label>
      <button
        type="button"
        class="quiet"
        aria-label={words.removeOf(person.name)}
        onClick={() => onRole('none')}
      >
        {words.remove}
      </button>
    </li>
  );
}

function InviteLink({
  role,
  value,
  onChange,
}: {
  readonly role: 'edit' | 'read';
  readonly value: string | null;
  readonly onChange: (link: 'renew' | 'off') => void;
}) {
  const words = liveTexts.value;
  const { announce } = useFeedback();
  if (value === null)
    return (
      <button type="button" onClick={() => onChange('renew')}>
        {words.makeLink[role]}
      </button>
    );
  const address = studyInvitation(value);
  return (
    <div class="live-invite">
      <label class="field">
        <span>{words.link[role]}</span>
        <input type="text" readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="practice-buttons">
        {isSecureContext && (
          <button
            type="button"
            aria-label={`${words.copyLink}${texts.value.colon}${words.link[role]}`}
            onClick={() => {
              void navigator.clipboard.writeText(address).then(() => announce(words.copied));
            }}
          >
            {words.copyLink}
          </button>
        )}
        <button
          type="button"
          aria-label={`${words.renew}${texts.value.colon}${words.link[role]}`}
          onClick={() => onChange('renew')}
        >
          {words.renew}
        </button>
        <button
          type="button"
          aria-label={`${words.linkOff}${texts.value.colon}${words.link[role]}`}
          onClick={() => onChange('off')}
        >
          {words.linkOff}
        </button>
      </div>
    </div>
  );
}

/** Leaving, deleting, or putting away what has gone: asked once more before it is done. */
function Ending({
  label,
  sure,
  onEnd,
}: {
  readonly label: string;
  readonly sure: string;
  readonly onEnd: () => void;
}) {
  const isSure = useSignal(false);
  if (!isSure.value)
    return (
      <button
        type="button"
        onClick={() => {
          isSure.value = true;
        }}
      >
        {label}
      </button>
    );
  return (
    <div class="study-form" role="group" aria-label={sure}>
      <p>{sure}</p>
      <button type="button" onClick={onEnd}>
        {label}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          isSure.value = false;
        }}
      >
        {studiesTexts.value.cancel}
      </button>
    </div>
  );
}

export function LivePeople({ live, isLost }: { readonly live: LiveStudy; readonly isLost: boolean }) {
  const words = liveTexts.value;
  const { requests, connection } = useOnline();
  const { router } = usePage();
  const studies = useStore(openLiveStudies);
  const reportFailure = useFailureReporter();
  const shown = useSignal<SharedStudy | null>(null);
  const fault = useSignal<RequestFailure | null>(null);
  const study = liveIdOf(live.id) ?? '';
  const me = connection.me.value?.id ?? '';
  const take = (
    answer:
      | { readonly ok: true; readonly value: SharedStudy }
      | { readonly ok: false; readonly error: RequestFailure },
  ): void => {
    fault.value = answer.ok ? null : answer.error;
    if (answer.ok) shown.value = answer.value;
  };
  const here = live.presence.readers.value.map(({ person }) => person.id).join(' ');
  const isHere = live.link.value === 'here';
  useEffect(() => {
    if (isHere) void requests.request('study', { study }).then(take);
  }, [here, isHere, live.role.value]);
  const away = async (): Promise<void> => {
    await studies.forget(study);
    router.go({ screen: 'learn', path: ['studies'] });
  };
  if (isLost)
    return (
      <Ending label={words.putAway} sure={words.putAwaySure} onEnd={() => void away().catch(reportFailure)} />
    );
  const { value: known } = shown;
  if (known === null || !isHere)
    return (
      <p class="hint">
        {fault.value === null ? words.needsConnection : accountTexts.value.failures[fault.value]}
      </p>
    );
  const { members, links, role: own } = known;
  const setRole = async (person: string, role: GivenRole): Promise<void> => {
    const answer = await requests.request('setStudyRole', { study, person, role });
    fault.value = answer.ok ? null : answer.error;
    if (answer.ok && answer.value.study !== null) shown.value = answer.value.study;
  };
  const leave = async (): Promise<void> => {
    const answer = await requests.request('setStudyRole', { study, person: me, role: 'none' });
    fault.value = answer.ok ? null : answer.error;
    if (answer.ok) await away();
  };
  const remove = async (): Promise<void> => {
    const answer = await requests.request('deleteStudy', { study });
    fault.value = answer.ok ? null : answer.error;
    if (answer.ok) await away();
  };
  return (
    <>
      <ul class="live-members">
        {members.map((member) => (
          <MemberRow
            key={member.person.id}
            member={member}
            onRole={own === 'owner' ? (role) => void setRole(member.person.id, role) : null}
          />
        ))}
      </ul>
      {links !== null && (
        <div class="live-links">
          <p class="hint">{words.linksAbout}</p>
          {(['edit', 'read'] as const).map((role) => (
            <InviteLink
              key={role}
              role={role}
              value={links[role]}
              onChange={(link) => void requests.request('linkStudy', { study, role, link }).then(take)}
            />
          ))}
        </div>
      )}
      <p class="fault" role="alert">
        {fault.value === null ? '' : accountTexts.value.failures[fault.value]}
      </p>
      {own === 'owner' ? (
        <Ending
          label={words.deleteForAll}
          sure={words.deleteSure}
          onEnd={() => void remove().catch(reportFailure)}
        />
      ) : (
        <Ending label={words.leave} sure={words.leaveSure} onEnd={() => void leave().catch(reportFailure)} />
      )}
    </>
  );
}
