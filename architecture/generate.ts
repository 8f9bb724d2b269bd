/**
 * Writes the files derived from the repository: help articles, SDK endpoints, files of the game client and of the operator's
 * console, documentation.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updatedPage } from '../bench/reliability/page';
import { capabilitiesPage } from './capabilities-page';
import { consoleFiles } from './console-files';
import { errorsPage } from './errors-page';
import { gameClientFiles } from './game-client';
import { updatedGamesPage } from './games-page';
import { helpFiles } from './help-files';
import { helpRuleFiles } from './help-rules';
import { pictureDigestFiles } from './picture-digests';
import { readText, root } from './repository';
import { sandboxControlsPath, withSandboxControls } from './sandbox-controls';
import { sdkEndpointFiles } from './sdk-endpoints';
import { sentencesPage } from './sentences';
import { specMap } from './spec-map';
import { tableFigureFiles } from './table-figures';

// First, since the articles import it.
for (const [path, source] of Object.entries(helpRuleFiles())) writeFileSync(join(root, path), source);
for (const [path, source] of Object.entries(await helpFiles())) writeFileSync(join(root, path), source);
for (const [path, text] of Object.entries(sdkEndpointFiles())) writeFileSync(join(root, path), text);
writeFileSync(join(root, 'docs/spec-map.md'), specMap());
writeFileSync(join(root, 'docs/requirements/sentences.md'), sentencesPage());
writeFileSync(join(root, 'docs/errors.md'), errorsPage());
writeFileSync(join(root, 'docs/capabilities.md'), capabilitiesPage());
writeFileSync(join(root, 'docs/games.md'), updatedGamesPage(readText('docs/games.md')));
writeFileSync(join(root, sandboxControlsPath), withSandboxControls(readText(sandboxControlsPath)));
writeFileSync(join(root, 'docs/reliability.md'), updatedPage(readText('docs/reliability.md')));
for (const [path, text] of Object.entries(pictureDigestFiles())) writeFileSync(join(root, path), text);
for (const [path, text] of Object.entries(gameClientFiles())) writeFileSync(join(root, path), text);
for (const [path, text] of Object.entries(consoleFiles())) writeFileSync(join(root, path), text);
for (const [path, text] of Object.entries(tableFigureFiles())) writeFileSync(join(root, path), text);
