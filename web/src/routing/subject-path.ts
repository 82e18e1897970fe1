import { applicationPath } from './application-path.ts';
import { vendorPath } from './vendor-path.ts';

/** An application or a vendor, whichever is approved and spoken about, by the word that its addresses have. */
export type SubjectOf = { things: 'applications' | 'vendors'; id: string };

export const ofApplication = (id: string): SubjectOf => ({ things: 'applications', id });
export const ofVendor = (id: string): SubjectOf => ({ things: 'vendors', id });

export const subjectPath = ({ things, id }: SubjectOf) => (things === 'vendors' ? vendorPath(id) : applicationPath(id));
export const approvalPath = (subject: SubjectOf) => `${subjectPath(subject)}/approval`;
