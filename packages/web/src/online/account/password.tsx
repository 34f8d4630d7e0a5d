/** Password fields, and the proof of ownership. */

import type { Signal } from '@preact/signals';
import type { Account, Proof } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import { TextField } from '../../parts/text-field.tsx';
import type { Online } from '../online-context.ts';
import { proveByPasskey, type PasskeyFailure } from './passkeys.ts';

const SHORTEST_PASSWORD = 8;

export function isLongEnough(password: string): boolean {
  return password.length >= SHORTEST_PASSWORD;
}

export function PasswordField({
  label,
  typed,
  kind,
  required = false,
}: {
  readonly label: string;
  readonly typed: Signal<string>;
  /** Lets the browser suggest a new password or fill in the saved one. */
  readonly kind: 'new' | 'current';
  readonly required?: boolean;
}) {
  return (
    <TextField
      type="password"
      label={label}
      value={typed.value}
      required={required}
      minLength={kind === 'new' ? SHORTEST_PASSWORD : undefined}
      autocomplete={kind === 'new' ? 'new-password' : 'current-password'}
      onValue={(value) => {
        typed.value = value;
      }}
    />
  );
}

/** Proves ownership by the password, or by a passkey if the account has no password. */
export async function prove(
  online: Pick<Online, 'requests' | 'session'>,
  { hasPassword }: Account,
  password: string,
): Promise<Result<Proof, PasskeyFailure>> {
  return hasPassword ? ok({ kind: 'password', password }) : proveByPasskey(online);
}
