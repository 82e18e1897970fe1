import { useTranslation } from 'react-i18next';
import { answeredBy } from '#domain/subject.ts';
import { vendorSteps } from '#domain/vendors/next-steps.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { useCustomFields } from '#web/components/custom-fields/fields.ts';
import { NextAction } from '#web/components/detail/next-action.tsx';
import { NextSteps } from '#web/components/detail/next-steps.tsx';
import { vendorPath, vendorQuestionnairePath } from '#web/routing/paths.ts';
import { approvalPath, ofVendor } from '#web/routing/subject-path.ts';

type Step = ReturnType<typeof vendorSteps>[number];

const placeOf = (id: string, { path }: Step) => {
  if (path === 'details') return `${vendorPath(id)}?edit`;
  return path === 'approval' ? approvalPath(ofVendor(id)) : vendorQuestionnairePath(id);
};

/** The next action of the reader of a vendor. */
export const VendorAction = ({ vendor, mayEdit }: { vendor: Vendor; mayEdit: boolean }) => {
  const { t } = useTranslation();
  return (
    <NextAction
      subject={{ ...vendor, ...answeredBy(vendor) }}
      steps={vendorSteps(vendor, useCustomFields('vendors'))}
      mayEdit={mayEdit}
      placeOf={(step) => placeOf(vendor.id, step)}
      labelOf={({ step }) => t(`vendors.actions.${step}`)}
    />
  );
};

export const VendorSteps = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useTranslation();
  return (
    <NextSteps
      steps={vendorSteps(vendor, useCustomFields('vendors')).map((step) => ({
        key: step.step,
        text: t(`vendors.steps.${step.step}`),
        to: placeOf(vendor.id, step),
        due: step.due,
      }))}
    />
  );
};
