import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { RuleTestRunner } from './rule-test-runner.ts';

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RuleTestRunner)];
