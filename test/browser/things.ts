/** What people work with, made as the back end makes it. */
import { randomUUID } from 'node:crypto';
import { type Application, UNJUDGED } from '#domain/application.ts';
import type { Recorded } from '#domain/entity.ts';
import type { ResourceGroup } from '#domain/resource-group.ts';
import { VendorDraft } from '#domain/vendor.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { TEST } from './people.ts';

/** A name that no other test has. */
export const someName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

type About = Partial<Omit<Application, keyof Recorded | 'resource_groups'>>;

export const makeApplication = (group: ResourceGroup, about: About = {}) =>
  applications.create(
    {
      name: someName('Application'),
      description: '',
      purpose: '',
      owner: '',
      department: '',
      vendor_id: null,
      model_type: null,
      foundation_models: [],
      development_status: 'idea',
      ...UNJUDGED,
      ...about,
      resource_groups: [group.id],
    },
    TEST,
  );

export const makeVendor = () => vendors.create(VendorDraft.parse({ name: someName('Vendor') }), TEST);
