import { identitySettings } from './identity-settings.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { told } from './told.ts';

export const inSettings = { identitySettings, security, settings, told };
