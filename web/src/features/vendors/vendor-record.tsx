import type { Vendor } from '#domain/vendors/vendor.ts';
import { ApprovalRecord } from '#web/components/approval/approval-record.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { ofVendor } from '#web/routing/subject-path.ts';
import { useFieldWords } from './use-field-words.tsx';

export const VendorRecord = () => {
  const { id, name } = useShown<Vendor>().entity;
  return <ApprovalRecord subject={ofVendor(id)} name={name} words={useFieldWords()} />;
};
