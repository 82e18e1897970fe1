/** The hash of a version, which acknowledgements and the audit log name. */
import { canonical } from '#domain/canonical.ts';
import { sha256 } from '#domain/report/bundle.ts';
import type { PolicyVersion } from './policy.ts';

type Content = Pick<PolicyVersion, 'effective_on' | 'link' | 'name' | 'number' | 'purpose' | 'text' | 'what_changed'>;

export const hashOfVersion = (
  policy: string,
  { number, name, purpose, text, link, what_changed, effective_on }: Content,
): Promise<string> =>
  sha256(
    canonical({
      ...{ policy, number, name, text, link, what_changed, effective_on },
      // Earlier versions had no purpose.
      ...(purpose !== '' && { purpose }),
    }),
  );
