import { useTranslation } from 'react-i18next';
import type { Vendor, VendorDraft } from '#domain/vendor.ts';
import { vendorRules } from '#domain/vendor-rules.ts';
import { api } from '#web/api/client.ts';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { vendorQueries } from './queries.ts';

/** The form of a vendor. */
export const useVendorForm = (): FormKind<VendorDraft, Vendor> => {
  const { t } = useTranslation();
  const label = (field: keyof VendorDraft) => ({ label: t(`vendors.fields.${field}`) });
  return {
    name: 'vendor',
    rules: vendorRules,
    fields: {
      name: { ...label('name'), hint: t('form.nameHint') },
      website: { ...label('website'), hint: t('vendors.form.websiteHint'), typed: { inputMode: 'url' } },
      description: label('description'),
      owner: label('owner'),
    },
    sections: [{ title: t('vendors.form.about'), fields: ['name', 'website', 'description', 'owner'] }],
    saved: t('vendors.form.saved'),
    failed: t('vendors.form.failed'),
    send: (body, saved, idempotencyKey) =>
      saved
        ? api('PUT /vendors/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
        : api('POST /vendors', { body, idempotencyKey }),
    one: vendorQueries.one,
    lists: vendorQueries.lists,
  };
};
