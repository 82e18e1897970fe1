import { Document } from '#domain/document.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';

export const documents = entities({ what: 'document', schema: Document, key: keys.document });
