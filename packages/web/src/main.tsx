/** Starts the page. */

import { render } from 'preact';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';
import { connect } from './table.ts';

applySettings();
connect();
const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no place for the app');
render(<App />, root);
