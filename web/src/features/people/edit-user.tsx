import { EditForm } from '#web/components/form/edit-form.tsx';
import type { User } from './queries.ts';
import { type UserDraft, useUserForm } from './use-user-form.tsx';

const EditUser = ({ user }: { user: User }) => <EditForm<UserDraft, User> kind={useUserForm(user)} entity={user} />;

export default EditUser;
