import type { GroupDetail } from '#domain/groups/group.ts';
import { EditForm } from '#web/components/form/edit-form.tsx';
import { useGroupNameForm } from './use-group-form.ts';

const EditGroup = ({ group }: { group: GroupDetail }) => <EditForm kind={useGroupNameForm(group)} entity={group} />;

export default EditGroup;
