import { useTranslation } from 'react-i18next';
import { holds, permissions } from '#domain/permissions.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { draftOf } from '#web/components/form/draft.ts';
import { NotAllowed } from '#web/components/page/alerts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { vendorPath } from '#web/routing/paths.ts';
import { type TypedVendor, useVendorForm } from './use-vendor-form.tsx';

const CreateVendor = () => {
  const { t } = useTranslation();
  const kind = useVendorForm();
  const { roles } = useCurrentUser();
  const title = t('vendors.form.createTitle');

  if (!holds(roles, permissions.editObjects))
    return <NotAllowed title={title}>{t('vendors.form.notAllowedCreate')}</NotAllowed>;
  return (
    <CreateForm
      kind={kind}
      title={title}
      submitLabel={t('vendors.form.create')}
      start={draftOf<TypedVendor>(kind.rules, {})}
      list="/vendors"
      pathOf={vendorPath}
    />
  );
};

export default CreateVendor;
