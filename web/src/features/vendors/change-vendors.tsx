import type { VendorRow } from '#domain/vendors/vendor.ts';
import type { BulkProps } from '#web/components/list/bulk/bulk.ts';
import { BulkChange } from '#web/components/list/bulk/bulk-change.tsx';
import { useVendorForm } from './use-vendor-form.tsx';

const ChangeVendors = (props: BulkProps<VendorRow>) => <BulkChange kind={useVendorForm()} {...props} />;

export default ChangeVendors;
