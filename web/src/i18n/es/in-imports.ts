import { headedFile } from './headed-file.ts';
import { imports } from './imports.ts';

export const inImports = { headedFile, imports };
