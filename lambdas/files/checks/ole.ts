/** The binary format before Office 2007, which also wraps encrypted files. */
import { FileRejectedError } from './file-rejected-error.ts';
import type { Look } from './source.ts';

const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

export const lookAtOle = (): Look => {
  let carried = Buffer.alloc(0);
  let isEncrypted = false;
  return {
    add: (chunk) => {
      const seen = Buffer.concat([carried, chunk]);
      isEncrypted ||= seen.includes(ENCRYPTED);
      carried = seen.subarray(-ENCRYPTED.length);
    },
    end: () => {
      throw new FileRejectedError(isEncrypted ? 'encrypted' : 'not_allowed_type');
    },
  };
};
