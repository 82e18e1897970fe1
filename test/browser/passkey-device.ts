import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const devices = new WeakMap<BrowserContext, CDPSession>();

/** A virtual authenticator that confirms every request. */
export const addDevice = async (page: Page) => {
  const device = await page.context().newCDPSession(page);
  devices.set(page.context(), device);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** For a tab that outlives the test. */
export const removeDevice = async (context: BrowserContext) => devices.get(context)?.detach();
