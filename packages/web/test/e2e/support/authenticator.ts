/** A device with passkeys that asks for no finger. */

import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export async function addAuthenticator(
  context: BrowserContext,
  page: Page,
): Promise<{ readonly device: string; readonly debug: CDPSession }> {
  const debug = await context.newCDPSession(page);
  await debug.send('WebAuthn.enable');
  const { authenticatorId: device } = await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, debug };
}
