/** Dialog for the order and visibility of tiles: for the user, or for an administrator as the company default. */

import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import List from '@cloudscape-design/components/list';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '#domain/company/company.ts';
import { arranged, type DashboardTile, type TilePlace } from '#domain/dashboard/dashboard.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser, useSavePreferences } from '#web/features/current-user/queries.ts';

type Places = TilePlace<DashboardTile>[];
type PlacesListProps = { places: Places; onChange: (places: Places) => void };

const PlacesList = ({ places, onChange }: PlacesListProps) => {
  const { t } = useTranslation();
  const name = (tile: DashboardTile) => t(`dashboard.tileNames.${tile}`);
  const show = (tile: DashboardTile, shown: boolean) =>
    onChange(places.map((one) => (one.tile === tile ? { tile, shown } : one)));
  return (
    <List
      sortable
      ariaLabel={t('dashboard.arrange')}
      items={places}
      renderItem={({ tile, shown }) => ({
        id: tile,
        announcementLabel: name(tile),
        content: (
          <Checkbox checked={shown} onChange={({ detail }) => show(tile, detail.checked)}>
            {name(tile)}
          </Checkbox>
        ),
      })}
      onSortingChange={({ detail }) => onChange([...detail.items])}
    />
  );
};

const useSaveCompany = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ company, places }: { company: Company; places: Places }) =>
      api('PATCH /company', { body: { dashboard: places }, version: company.version }),
    onSuccess: (saved) => client.setQueryData(companyQuery.queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey: companyQuery.queryKey }),
  });
};

type ArrangeDialogProps = {
  /** Tiles that the user may see. */
  tiles: readonly DashboardTile[];
  onClose: () => void;
};

const ArrangeDialog = ({ tiles, onClose }: ArrangeDialogProps) => {
  const { t } = useTranslation();
  const { roles, dashboard: own } = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const ofCompany = company?.dashboard ?? [];
  const theirs = (saved: readonly TilePlace[]) => arranged(saved).filter(({ tile }) => tiles.includes(tile));
  const [whose, setWhose] = useState<'company' | 'me'>('me');
  const [places, setPlaces] = useState<Places>(theirs(own ?? ofCompany));
  const [isReset, setIsReset] = useState(false);
  const prefer = useSavePreferences();
  const change = useSaveCompany();

  const show = (saved: readonly TilePlace[], reset: boolean) => {
    setPlaces(theirs(saved));
    setIsReset(reset);
  };
  const done = {
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('dashboard.arranged') });
      onClose();
    },
    onError: (error: Error) =>
      snackbar.show({ type: 'error', message: changeFailed(t, t('dashboard.arrangeFailed'), error) }),
  };
  const save = () => {
    if (whose === 'me') prefer.mutate({ dashboard: isReset ? null : places }, done);
    else if (company) change.mutate({ company, places: isReset ? [] : places }, done);
  };
  return (
    <DialogForm
      title={t('dashboard.arrange')}
      submit={t('actions.save')}
      busy={prefer.isPending || change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {isAdministrator(roles) && (
        <FormField label={t('dashboard.arrangeFor')}>
          <RadioGroup
            value={whose}
            items={(['me', 'company'] as const).map((value) => ({
              value,
              label: t(`dashboard.whose.${value}`),
              description: t(`dashboard.whoseAbout.${value}`),
            }))}
            onChange={({ detail }) => {
              const next = detail.value === 'company' ? 'company' : 'me';
              setWhose(next);
              show(next === 'me' ? (own ?? ofCompany) : ofCompany, false);
            }}
          />
        </FormField>
      )}
      <PlacesList
        places={places}
        onChange={(next) => {
          setPlaces(next);
          setIsReset(false);
        }}
      />
      <Button variant="inline-link" formAction="none" onClick={() => show(whose === 'me' ? ofCompany : [], true)}>
        {t(whose === 'me' ? 'dashboard.asCompany' : 'dashboard.asUsual')}
      </Button>
    </DialogForm>
  );
};

export default ArrangeDialog;
