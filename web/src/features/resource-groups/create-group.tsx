import { useTranslation } from 'react-i18next';
import { groupRules } from '#domain/groups/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { groupPath } from '#web/routing/paths.ts';
import { useNewGroupForm } from './use-group-form.ts';

const CreateGroup = () => {
  const { t } = useTranslation();
  return (
    <CreateForm
      kind={useNewGroupForm()}
      title={t('resourceGroups.form.createTitle')}
      submitLabel={t('resourceGroups.form.create')}
      start={emptyOf(groupRules)}
      list="/application-groups"
      pathOf={groupPath}
    />
  );
};

export default CreateGroup;
