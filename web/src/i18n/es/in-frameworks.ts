import { frameworkCoverage, frameworkSetting } from './framework-setting.ts';
import { frameworks } from './frameworks.ts';
import { headedFile } from './headed-file.ts';
import { ownFramework } from './own-framework.ts';

export const inFrameworks = { frameworkCoverage, frameworkSetting, frameworks, headedFile, ownFramework };
