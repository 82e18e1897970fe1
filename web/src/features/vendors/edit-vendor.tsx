import type { Vendor } from '#domain/vendors/vendor.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { useVendorForm } from './use-vendor-form.tsx';

const EditVendor = ({ vendor }: { vendor: Vendor }) => <EditForm kind={useVendorForm(vendor)} entity={vendor} />;

export default EditVendor;
