import { parse, parseAllDocuments } from 'yaml';
import { createTelemetry } from '../packages/gateway/src/observability/telemetry';
import { listFiles, readText } from './repository';

/** Environment variables that the gateway reads. */
const settings = [
  ...readText('packages/gateway/src/config/read-config.ts').matchAll(
    /environment\.([A-Z_]+)|environment, '([A-Z_]+)'/g,
  ),
].flatMap(([, property, argument]) => property ?? argument ?? []);
/** Of Node. */
const others = new Set(['NODE_ENV', 'NODE_OPTIONS']);
const unknownIn = (names: readonly string[]) =>
  names.filter((name) => !settings.includes(name) && !others.has(name));

type Environment = Record<string, string>;
interface Service {
  image?: string;
  build?: string | { context: string; dockerfile: string };
  environment?: Environment;
  stop_grace_period?: string;
  volumes?: string[];
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}

/** The second one adds standbys to the first. */
const composeFiles = ['deploy/compose.yaml', 'deploy/compose.standbys.yaml'].map(readText);
const [compose, standbys] = composeFiles.map((text) => parse(text, { merge: true }) as Compose) as [
  Compose,
  Compose,
];

interface Resource {
  kind: string;
  data?: Environment;
  // biome-ignore lint/suspicious/noExplicitAny: the specification of each kind differs
  spec?: any;
}
const resources = parseAllDocuments(readText('deploy/kubernetes/pavilion.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS() as Resource;
});
const resource = (kind: string) => resources.find((each) => each.kind === kind) as Resource;

const dockerfile = readText('deploy/Dockerfile');
/** The instructions of a Dockerfile, with continued lines joined. */
const instructionsOf = (text: string) =>
  text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(' ');
      return { name, value: rest.join(' ') };
    });
const variablesOf = (text: string) =>
  instructionsOf(text)
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ value }) => [...value.matchAll(/(\w+)=/g)].map(([, name]) => name as string));

describe('the settings of the gateway', () => {
  it('are listed in its README, and no others', () => {
    const listed = [...readText('packages/gateway/README.md').matchAll(/^\| `([A-Z_]+)` \| `\w+` \|/gm)];
    expect(new Set(listed.map(([, name]) => name))).toEqual(new Set(settings));
  });

  it('are those of the container file, the Compose file and the Kubernetes example', () => {
    expect(settings.length).toBeGreaterThan(15);
    const [, runtime = ''] = dockerfile.split(/^FROM .*\n(?![\s\S]*^FROM)/m);
    const gateways = Object.entries(compose.services).filter(([name]) => name.startsWith('gateway'));
    expect(gateways).toHaveLength(2);
    const used = [
      ...variablesOf(runtime),
      ...gateways.flatMap(([, { environment = {} }]) => Object.keys(environment)),
      ...Object.keys(resource('ConfigMap').data ?? {}),
      ...[...readText('deploy/kubernetes/pavilion.yaml').matchAll(/--from-literal=([A-Z_]+)=/g)].map(
        ([, name]) => name as string,
      ),
    ];
    expect(used.length).toBeGreaterThan(20);
    expect(unknownIn(used)).toEqual([]);
  });
});

describe('the Compose file', () => {
  it('uses variables that the example of its settings has', () => {
    const used = [...composeFiles.join('\n').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const given = [...readText('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(given)).toEqual(new Set(used));
  });

  it('mounts files of the repository, except the passwords', () => {
    const mounted = [...Object.values(compose.services), ...Object.values(standbys.services)]
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] as string)
      .filter((path) => path.startsWith('./'))
      .map((path) => path.replace('./', 'deploy/'));
    expect(mounted.length).toBeGreaterThan(3);
    const files = listFiles('deploy');
    expect(mounted.filter((path) => !files.includes(path))).toEqual(['deploy/pgbouncer/users.txt']);
  });

  it('trusts the proxies of its own network', () => {
    const [network] = compose.networks.default.ipam.config;
    expect(compose.services['gateway-1']?.environment?.TRUST_PROXY).toBe(network?.subnet);
  });

  it('forwards to the ports of the container', () => {
    const targets = [...readText('deploy/nginx/nginx.conf').matchAll(/server (gateway-\d):(\d+)/g)];
    expect(targets.map(([, name, port]) => `${name} ${port}`).sort()).toEqual(
      ['gateway-1', 'gateway-2'].flatMap((name) => [`${name} 4600`, `${name} 4601`]).sort(),
    );
    expect(dockerfile).toMatch(/^EXPOSE 4600 4601 9464$/m);
  });
});

describe("the operator's console", () => {
  const consoles = Object.entries(compose.services).filter(
    ([, { environment = {} }]) => environment.OPERATOR_PORT,
  );
  const kubernetes = readText('deploy/kubernetes/pavilion.yaml');

  it('is on one gateway of the Compose file, published on loopback alone, as every port but those of the proxy', () => {
    expect(consoles.map(([name]) => name)).toEqual(['gateway-1']);
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      name === 'proxy' ? [] : ports.map((port) => `${name} ${port}`),
    );
    expect(published).toEqual(['gateway-1 127.0.0.1:4602:4602']);
    expect(String(consoles[0]?.[1].environment?.OPERATOR_PORT)).toBe('4602');
  });

  it('keeps the settings that both gateways share', () => {
    const { 'gateway-1': first, 'gateway-2': second } = compose.services;
    expect(first?.environment).toEqual({
      ...second?.environment,
      OPERATOR_PORT: expect.anything(),
      OPERATOR_HOST: '0.0.0.0',
    });
  });

  it('is on the loopback of the pods, and no Service, Ingress or port of a container leads there', () => {
    const { data = {} } = resource('ConfigMap');
    expect(data.OPERATOR_PORT).toBe('4602');
    expect(data).not.toHaveProperty('OPERATOR_HOST');
    const open = resources.filter(({ kind }) => kind !== 'ConfigMap').map((each) => JSON.stringify(each));
    expect(open.filter((text) => /4602|operator/i.test(text))).toEqual([]);
  });

  it('has a port of its own, which neither the proxy nor the image has', () => {
    const site = [...dockerfile.matchAll(/(?:VENUE_|METRICS_)?PORT=(\d+)/g)].map(([, port]) => port);
    expect(site).toHaveLength(3);
    expect(site).not.toContain('4602');
    for (const path of ['deploy/nginx/nginx.conf', 'deploy/nginx/tls.conf', 'deploy/Dockerfile'])
      expect(readText(path)).not.toContain('4602');
  });

  it('has a first login by a command of the image, in the place of a secret in a file or log', () => {
    const commands = [
      ...readText('docs/operations.md').matchAll(
        /^(?:docker|kubectl) .*exec .* node (\S+) operator reset admin$/gm,
      ),
    ];
    expect(commands).toHaveLength(2);
    const { bin } = JSON.parse(readText('packages/gateway/package.json')) as { bin: Record<string, string> };
    for (const [, path] of commands)
      expect(path).toBe(`packages/gateway/${bin['pavilion-gateway']?.replace('./', '')}`);
    expect(dockerfile).toMatch(/COPY --from=build \/app\/packages\/gateway .\/packages\/gateway/);
    for (const text of [kubernetes, readText('deploy/compose.yaml'), readText('deploy/example.env')])
      expect(text).not.toMatch(/OPERATOR_(?:PASSWORD|CODE|NAME)/);
    expect(readText('scripts/serve.mjs')).not.toContain('firstLogin');
  });
});

describe('the example of TLS', () => {
  const tls = readText('deploy/nginx/tls.conf');
  const servers = tls.split(/^server \{/m).slice(1);

  it('serves site and games over HTTP/2', () => {
    expect(servers.map((server) => /proxy_pass http:\/\/(\w+)/.exec(server)?.[1])).toEqual(['site', 'games']);
    for (const server of servers) expect(server).toMatch(/listen \d+ ssl;\n\s+http2 on;/);
  });

  it('is where the configuration of the proxy and the Compose file expect it', () => {
    expect(readText('deploy/nginx/nginx.conf')).toContain('include /etc/nginx/conf.d/tls*.conf;');
    expect(readText('deploy/compose.yaml')).toContain('./nginx/tls.conf:/etc/nginx/conf.d/tls.conf:ro');
  });
});

describe('the Kubernetes example', () => {
  const { template } = resource('Deployment').spec;
  const [container] = template.spec.containers;

  it('probes the paths that the gateway has, on ports that the container has', () => {
    const ports = container.ports.map((port: { name: string }) => port.name);
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name].httpGet);
    expect(probes.map(({ path }) => path)).toEqual(['/livez', '/livez', '/readyz']);
    for (const { port } of probes) expect(ports).toContain(port);
    for (const { targetPort } of resource('Service').spec.ports) expect(ports).toContain(targetPort);
  });

  it('selects its own pods', () => {
    const { labels } = template.metadata;
    expect(resource('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(resource('Service').spec.selector).toEqual(labels);
    expect(resource('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  });

  it('waits longer than draining and running requests take', () => {
    const [, drain] = /DRAIN_DELAY=(\d+)/.exec(dockerfile) ?? [];
    const grace = Number(drain) / 1_000 + 10;
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(grace);
    expect(Number.parseInt(compose.services['gateway-1']?.stop_grace_period ?? '', 10)).toBeGreaterThan(
      grace,
    );
  });
});

describe.each(['deploy/Dockerfile', 'deploy/pgbouncer/Dockerfile'])('%s', (path) => {
  const instructions = instructionsOf(readText(path));
  const valuesOf = (wanted: string) =>
    instructions.filter(({ name }) => name === wanted).map(({ value }) => value);

  it('follows the rules of hadolint that apply', () => {
    // DL3006, DL3007: a version that is not `latest`.
    for (const image of valuesOf('FROM')) expect(image).toMatch(/^[\w/]+:(?!latest)[\w.-]+( AS \w+)?$/);
    // DL3002: the last user is not root.
    expect(valuesOf('USER').at(-1)).toMatch(/^(?!0\b|root\b)/);
    // DL3000, DL3045: absolute working folder, before relative copies.
    for (const folder of valuesOf('WORKDIR')) expect(folder).toMatch(/^\//);
    // DL3025: commands as JSON.
    for (const command of [...valuesOf('CMD'), ...valuesOf('ENTRYPOINT')])
      expect(JSON.parse(command)).toBeInstanceOf(Array);
    for (const command of valuesOf('RUN')) {
      // DL3004, DL3027: no sudo, no apt.
      expect(command).not.toMatch(/\bsudo\b|\bapt (?!-)/);
      // DL3009, DL3014, DL3015, DL3008: apt-get without questions and extras, with versions, and without its lists.
      if (command.includes('apt-get install')) {
        expect(command).toMatch(/apt-get install -y --no-install-recommends( [\w-]+=[\w.+*-]+)+ /);
        expect(command).toMatch(/rm -rf \/var\/lib\/apt\/lists\/\*/);
      }
      // DL4006: a failing pipe fails the build.
      expect(command).not.toMatch(/[^|]\|[^|]/);
    }
    // DL3020, DL3010: no ADD; DL4000: no MAINTAINER.
    expect(instructions.filter(({ name }) => name === 'ADD' || name === 'MAINTAINER')).toEqual([]);
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([]);
  });
});

describe('dashboard and alerts', () => {
  /** Names of metrics in an expression of Prometheus. */
  const metricsIn = (expression: string): string[] =>
    expression.replace(/"[^"]*"|\{\{.*?\}\}/g, '').match(/\b(?:pavilion|nodejs|process)_\w+/g) ?? [];
  const names = async () => {
    const telemetry = createTelemetry();
    telemetry.watch({
      pool: () => ({ used: 0, idle: 0, waiting: 0 }),
      database: async () => ({}),
      waitingCalls: () => 0,
      sockets: () => 0,
      frames: () => ({ sent: 0, dropped: 0, cut: 0 }),
      rooms: () => [],
      isDraining: () => false,
    });
    const all = await telemetry.names();
    telemetry.close();
    return new Set(all);
  };

  interface Panel {
    title: string;
    targets?: { expr: string }[];
    gridPos: { x: number; y: number; w: number; h: number };
  }
  const dashboard = JSON.parse(readText('deploy/grafana/pavilion.json')) as { panels: Panel[] };

  it('ask for metrics that the gateway has', async () => {
    const known = await names();
    const alerts = parse(readText('deploy/prometheus/alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const rules = alerts.groups.flatMap(({ rules: each }) => each);
    expect(rules.every(({ alert, annotations }) => alert && annotations.summary)).toBe(true);
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    const asked = expressions.map(metricsIn);
    expect(asked.every((each) => each.length > 0)).toBe(true);
    expect(asked.flat().filter((name) => !known.has(name))).toEqual([]);
    // Every metric of ours is shown or watched.
    const shown = new Set(asked.flat());
    const own = [...known].filter((name) => name.startsWith('pavilion_') && !/_(sum|count)$/.test(name));
    const hidden = own.filter((name) => !shown.has(name));
    const advice = 'add a panel to deploy/grafana/pavilion.json or an alert to deploy/prometheus/alerts.yaml';
    expect(hidden.map((name) => `${name} is not shown: ${advice}`)).toEqual([]);
  });

  it('show panels that do not overlap', () => {
    const cells = dashboard.panels.flatMap(({ title, gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => ({
        title,
        at: `${x + (cell % w)},${y + Math.floor(cell / w)}`,
      })),
    );
    expect(new Set(cells.map(({ at }) => at)).size).toBe(cells.length);
    expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});
