import * as z from 'zod';
import { pageFields, queryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { ListView, ListViewChange, NewListView } from '#domain/list/view.ts';
import { listViewList } from '#domain/list/view-list.ts';
import { permissions } from '#domain/permissions.ts';

export const views = {
  'GET /list-views': route({
    id: 'listListViews',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List your own list views and the shared ones',
    query: queryOf(listViewList, 'name'),
    response: z.object({ list_views: z.array(ListView), ...pageFields(listViewList) }),
  }),
  'POST /list-views': route({
    id: 'createListView',
    allow: permissions.readObjects,
    summary: 'Save a list view',
    body: NewListView,
    response: ListView,
    status: 201,
  }),
  'PUT /list-views/{id}': route({
    id: 'updateListView',
    allow: permissions.readObjects,
    versioned: true,
    summary: 'Change your own list view or, as an administrator, a shared one',
    body: ListViewChange,
    response: ListView,
  }),
  'DELETE /list-views/{id}': route({
    id: 'deleteListView',
    allow: permissions.readObjects,
    versioned: true,
    summary: 'Delete your own list view or, as an administrator, a shared one',
  }),
};
