/** What readers see of a policy with versions. Contains no schema, to keep the browser bundle small. */
import type { KeptPolicy } from './policy.ts';

/** The name and the purpose of the latest version, instead of those in the draft of the next one. */
export const asPublished = <P extends Pick<KeptPolicy, 'name' | 'published' | 'purpose'>>(policy: P): P =>
  policy.published?.name ? { ...policy, name: policy.published.name, purpose: policy.published.purpose } : policy;
