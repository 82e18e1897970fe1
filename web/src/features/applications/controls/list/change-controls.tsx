import { useParams } from 'react-router-dom';
import type { BulkProps } from '#web/components/list/bulk/bulk.ts';
import { BulkChange } from '#web/components/list/bulk/bulk-change.tsx';
import type { ControlRow } from '#web/features/applications/controls/order.ts';
import { useControlForm } from '#web/features/applications/controls/use-control-form.tsx';

const ChangeControls = (props: BulkProps<ControlRow>) => {
  const { applicationId = '' } = useParams();
  return <BulkChange kind={useControlForm(applicationId)} {...props} />;
};

export default ChangeControls;
