declare module "*.toml" {
  const table: Record<string, unknown>;
  export default table;
}
