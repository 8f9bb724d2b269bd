export const Page = () => <h1>…</h1>;
