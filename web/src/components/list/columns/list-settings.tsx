import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DENSITIES } from '#domain/enumerations.ts';
import { PAGE_SIZES } from '#domain/list/address.ts';
import { failureOf } from '#web/api/failure.ts';
import { BeginHere } from '#web/components/keyboard/begin-here.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useCurrentUser, useSavePreferences } from '#web/features/current-user/queries.ts';
import type { Column } from './column.ts';

type ListSettingsProps = {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[];
  shown: readonly string[];
  limit: number;
  onSave: (limit: number, shown: readonly string[]) => void;
  onReset: () => void;
  onClose: () => void;
};

/** The settings of a list: columns, rows per page, and the density of all pages. */
const ListSettings = ({ columns, shown, limit, onSave, onReset, onClose }: ListSettingsProps) => {
  const { t } = useTranslation();
  const [rows, setRows] = useState(limit);
  const [chosen, setChosen] = useState(shown);
  const { density: before } = useCurrentUser();
  const [density, setDensity] = useState(before);
  const { mutate } = useSavePreferences();

  const save = () => {
    const onError = (error: Error) => snackbar.show({ type: 'error', message: t(`actions.${failureOf(error)}`) });
    if (density !== before) mutate({ density }, { onError });
    onSave(rows, chosen);
  };
  return (
    <Modal
      visible
      header={t('list.settings')}
      closeAriaLabel={t('actions.close')}
      onDismiss={onClose}
      footer={
        <div className="list-dialog-actions">
          <Button variant="link" onClick={onReset}>
            {t('list.reset')}
          </Button>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <BeginHere>
            <Button variant="primary" onClick={save}>
              {t('actions.save')}
            </Button>
          </BeginHere>
        </div>
      }
    >
      <SpaceBetween size="l">
        <FormField label={t('list.pageSize')}>
          <RadioGroup
            value={String(rows)}
            items={PAGE_SIZES.map((size) => ({ value: String(size), label: t('list.rows', { count: size }) }))}
            onChange={({ detail }) => setRows(Number(detail.value))}
          />
        </FormField>
        <FormField label={t('list.density')} description={t('list.everywhere')}>
          <RadioGroup
            value={density}
            items={DENSITIES.map((value) => ({ value, label: t(`list.densities.${value}`) }))}
            onChange={({ detail }) => setDensity(detail.value === 'compact' ? 'compact' : 'comfortable')}
          />
        </FormField>
        <fieldset className="list-columns">
          <legend>{t('list.columns')}</legend>
          {columns.map(({ id, header }, index) => (
            <Checkbox
              key={id}
              checked={index === 0 || chosen.includes(id)}
              disabled={index === 0} // it links to the entity
              onChange={({ detail }) =>
                setChosen(detail.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            >
              {header}
            </Checkbox>
          ))}
        </fieldset>
      </SpaceBetween>
    </Modal>
  );
};

export default ListSettings;
