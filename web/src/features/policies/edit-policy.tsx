import type { Policy } from '#domain/policies/policy.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { usePolicyForm } from './use-policy-form.tsx';

const EditPolicy = ({ policy }: { policy: Policy }) => <EditForm kind={usePolicyForm(policy)} entity={policy} />;

export default EditPolicy;
