/** Starts the page. */

import { render } from 'preact';
import { App } from './app.tsx';
import { connect } from './local-table.ts';
import { keepOffline } from './offline.ts';
import { applySettings } from './settings.ts';
import { followLanguage } from './texts/current.ts';

applySettings();
connect();
keepOffline();
const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no place for the app');
await followLanguage();
render(<App />, root);
